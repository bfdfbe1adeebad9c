import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";

/** An open page of an owner: what it has heard since it follows, and when. */
export interface Follower {
  socket: WebSocket;
  heard: { message: { type: string; documentId?: string }; at: number }[];
  /** From the first step of connecting to the word that it follows. */
  milliseconds: number;
}

/** Opens a socket as the app does and follows the token's owner. Rejects where it is refused or cut before. */
export const follow = (socketUrl: string, token: string): Promise<Follower> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const socket = new WebSocket(socketUrl, socketProtocols(token), {
      origin: socketUrl.replace(/^ws(.*?\d)\/.*/, "http$1"),
    });
    const follower: Follower = { socket, heard: [], milliseconds: 0 };
    socket.on("open", () => socket.send(JSON.stringify({ action: "follow", token })));
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`The connection was closed with ${code}.`)));
    socket.on("message", (text) => {
      const at = performance.now();
      const message = JSON.parse(String(text));
      if (message.type === "following") {
        follower.milliseconds = at - startedAt;
        resolve(follower);
      } else if (message.type === "refused") reject(new Error("Nothing is followed with this token."));
      else follower.heard.push({ message, at });
    });
  });

/** So many pages at once; those that were refused are counted. */
export const followAll = async (socketUrl: string, token: string, count: number) => {
  const asked = await Promise.allSettled(Array.from({ length: count }, () => follow(socketUrl, token)));
  return {
    followers: asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refused: asked.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : [])),
  };
};

/** Closes them as pages do that are left; resolves when all are closed. */
export const leave = async (followers: Follower[]): Promise<void> => {
  await Promise.all(
    followers.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          if (socket.readyState === socket.CLOSED) return resolve();
          socket.once("close", () => resolve());
          socket.close();
        }),
    ),
  );
};

export const socketUrlOf = async (url: string): Promise<string> =>
  (await (await fetch(`${url}/config.json`)).json()).socketUrl;
