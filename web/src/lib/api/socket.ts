import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { PushedMessage, SocketMessage } from "#shared/realtime/messages.ts";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { config } from "../config.ts";
import { features } from "../feature/features.ts";
import { account } from "../session/account.ts";
import { accessToken } from "../session/auth.ts";
import { heartbeat } from "./heartbeat.ts";

/** The areas of the query cache that a pushed message makes stale, by the message's type. */
const refreshedBy = Map.groupBy(
  features.flatMap(({ refreshOn = {} }) => Object.entries(refreshOn)),
  ([type]) => type,
);

type Listener = (message: PushedMessage | undefined) => void;

const listeners = new Set<Listener>();
/** Undefined until the first connection succeeds or fails. */
let isLive: boolean | undefined;

const tell = (message?: PushedMessage): void => {
  for (const listener of listeners) listener(message);
};

/**
 * Calls back with each pushed message, and without one when the socket connects or is lost. Returns a function that
 * stops it.
 */
export const onPushed = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether messages are pushed; undefined while that is not known yet. */
export const useIsLive = (): boolean | undefined => useSyncExternalStore(onPushed, () => isLive);

/** Reads an area again when the server pushes a message about it. Without a socket, pages go on polling. */
export const usePushedMessages = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const disconnect = connect();
    const stop = onPushed((message) => {
      const areas = (message && refreshedBy.get(message.type)) ?? [];
      for (const [, area] of areas) void client.invalidateQueries({ queryKey: [area] });
    });
    return () => {
      stop();
      disconnect();
    };
  }, [client]);
};

/** Keeps a socket open, with growing pauses between failed connections. Returns a function that closes it. */
const connect = (): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof heartbeat> | undefined;
  let refusal: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let attempts = 0;
  let isLeft = false;
  const leave = () => {
    beat?.stop();
    clearTimeout(refusal);
    if (!socket) return;
    // a dead connection would be reported closed only after the closing handshake has timed out
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
  const again = () => {
    leave();
    timer = setTimeout(open, pauseAfter(failures));
    failures += 1;
    isLive = false;
    tell();
  };
  const open = async () => {
    attempts += 1;
    const attempt = attempts;
    const token = await accessToken().catch(() => undefined);
    if (isLeft || attempt !== attempts) return;
    if (!token) return again();
    const opened = new WebSocket(config().socketUrl, socketProtocols(token));
    socket = opened;
    const send = (message: SocketMessage) => {
      if (opened.readyState === WebSocket.OPEN) opened.send(JSON.stringify(message));
    };
    beat = heartbeat({ ask: () => send({ action: "ping" }), onLost: again });
    opened.onopen = () => {
      send({ action: "follow", token, account: account.current()?.id });
      // a connection can be alive to which nothing is pushed
      refusal = setTimeout(again, followMs);
    };
    opened.onmessage = ({ data }) => {
      beat?.heard();
      const message = messageIn(data);
      if (message?.type === "refused") return again();
      if (message?.type === "following") {
        clearTimeout(refusal);
        failures = 0;
        isLive = true;
      }
      tell(message);
    };
    opened.onclose = again;
  };
  const reopen = () => {
    clearTimeout(timer);
    leave();
    failures = 0;
    void open();
  };
  addEventListener("online", reopen);
  void open();
  return () => {
    isLeft = true;
    removeEventListener("online", reopen);
    clearTimeout(timer);
    leave();
  };
};

/** Milliseconds within which the server confirms that it pushes. */
const followMs = 10_000;

/** Milliseconds. Up to half is random, so that pages do not all reconnect at once after a restart. */
const pauseAfter = (failures: number): number =>
  Math.min(60_000, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);

/** A message of `realtime.ts`, which the server is trusted to keep to; undefined for what is not JSON. */
const messageIn = (text: unknown) => {
  try {
    return JSON.parse(String(text)) ?? undefined;
  } catch {
    return undefined;
  }
};
