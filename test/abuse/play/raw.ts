import { connect } from "node:net";
import { guardMilliseconds } from "../../until.ts";

/** A kept connection that says nothing for so long after an answer has said everything. */
const silentMilliseconds = 2000;

/** Sends these bytes and returns what comes back until the product closes the connection or has answered and is silent. */
export const exchange = (url: string, bytes: string): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.setTimeout(guardMilliseconds, () => socket.destroy());
  socket.on("data", (chunk) => {
    socket.setTimeout(silentMilliseconds);
    received += chunk.toString("latin1");
  });
  // A cut connection is an answer too; what came before it counts.
  socket.on("error", () => socket.destroy());
  socket.on("close", () => resolve(received));
  socket.write(bytes, "latin1");
  return promise;
};

/** Sends and breaks the connection off with a reset: at once, or when something is answered. */
export const breakOff = (url: string, bytes: string, { isAnswered = false } = {}): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", allowHalfOpen: true });
  socket.setTimeout(2000, () => socket.resetAndDestroy());
  socket.on("data", () => socket.resetAndDestroy());
  socket.on("error", () => socket.destroy());
  socket.on("close", () => resolve());
  socket.write(bytes, "latin1", () => !isAnswered && socket.resetAndDestroy());
  return promise;
};

export const statusesOf = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));
