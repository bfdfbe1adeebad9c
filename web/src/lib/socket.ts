import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { socketProtocols } from "#shared/socket-protocol.ts";
import { account } from "./account.ts";
import { accessToken } from "./auth.ts";
import { config } from "./config.ts";
import { features } from "./features.ts";

/** The areas of the query cache that a pushed message makes stale, by the message's type. */
const refreshedBy: Record<string, string> = Object.assign({}, ...features.map(({ refreshOn }) => refreshOn));

/** Reads an area again when the server pushes a message about it. Without a socket, pages go on polling. */
export const usePushedMessages = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      connect((type) => {
        const area = refreshedBy[type];
        if (area) void client.invalidateQueries({ queryKey: [area] });
      }),
    [client],
  );
};

/** Keeps a socket open, with growing pauses between failed connections. Returns a function that closes it. */
const connect = (onMessage: (type: string) => void): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLeft = false;
  const again = () => {
    timer = setTimeout(open, pauseAfter(failures));
    failures += 1;
  };
  const open = async () => {
    const token = await accessToken().catch(() => undefined);
    if (isLeft) return;
    if (!token) return again();
    socket = new WebSocket(config().socketUrl, socketProtocols(token));
    socket.onopen = () =>
      socket?.send(JSON.stringify({ action: "follow", token, account: account.current()?.id }));
    socket.onmessage = (event) => {
      failures = 0;
      onMessage(typeOf(event.data));
    };
    socket.onclose = again;
  };
  void open();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    if (!socket) return;
    socket.onclose = null;
    socket.close();
  };
};

/** Milliseconds. Up to half is random, so that pages do not all reconnect at once after a restart. */
const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);

/** The `type` of a message of `realtime.ts`; empty for anything else. */
const typeOf = (text: unknown): string => {
  try {
    return String(JSON.parse(String(text))?.type ?? "");
  } catch {
    return "";
  }
};
