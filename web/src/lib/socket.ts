import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod";
import { accessToken } from "./auth.ts";
import { config } from "./config.ts";

const DocumentChanged = z.object({ type: z.literal("document"), chatbotId: z.string() });

/** Reads documents again as soon as the server says that one has changed. Without a socket, pages go on polling. */
export const useTopicUpdates = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      follow((message) => {
        if (DocumentChanged.safeParse(message).success)
          void client.invalidateQueries({ queryKey: ["documents"] });
      }),
    [client],
  );
};

/** Keeps a socket open, with longer and longer pauses while it cannot be had. Returns what closes it. */
const follow = (hear: (message: unknown) => void): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = () => {
    socket = new WebSocket(config().socketUrl);
    socket.onopen = () => void introduce(socket);
    socket.onmessage = (event) => {
      failures = 0;
      hear(parse(event.data));
    };
    socket.onclose = () => {
      timer = setTimeout(connect, pauseAfter(failures));
      failures += 1;
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    if (!socket) return;
    socket.onclose = null;
    socket.close();
  };
};

/** In milliseconds; up to half of it by chance, so that not all pages come back at once when a server does. */
const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);

const introduce = async (socket?: WebSocket): Promise<void> => {
  const token = await accessToken().catch(() => undefined);
  if (token) socket?.send(JSON.stringify({ action: "follow", token }));
  else socket?.close();
};

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
