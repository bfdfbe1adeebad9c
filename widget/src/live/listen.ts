import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import type { Visitor } from "../visitor/visitor-session.ts";

interface Listening {
  visitor: Visitor;
  /** Reads the news, after which `open` is called. */
  look: () => Promise<void>;
  heard: (message: { type?: string; seq?: number }) => void;
}

/** A connection whose reply takes longer is taken for dead. */
const replyMilliseconds = 5000;
const checkMilliseconds = 25_000;
const maxPause = 30_000;

/**
 * Keeps a connection that tells of news. After each break the news are read, so nothing is missed; where no connection is
 * possible, they are read at least every half minute.
 */
export function listen({ visitor, look, heard }: Listening) {
  let socket: WebSocket | undefined;
  let followed = "";
  let failures = 0;
  let isNew = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number, then: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const again = (): void => {
    clearTimeout(timer);
    look().catch(fail);
  };
  const fail = (): void => {
    if (socket) socket.onclose = null;
    socket?.close();
    socket = undefined;
    wait(Math.min(maxPause, 1000 * 2 ** failures++) * (0.5 + Math.random() / 2), again);
  };
  const check = async (): Promise<void> => {
    const { token, session_id } = await visitor.session();
    followed = session_id;
    socket?.send(JSON.stringify({ action: "listen", token }));
    wait(replyMilliseconds, fail);
  };
  const checkOrFail = (): void => void check().catch(fail);
  const open = async (url: string): Promise<void> => {
    const { token, session_id } = await visitor.session();
    if (socket) return session_id === followed ? undefined : check();
    socket = new WebSocket(url, socketProtocols(token));
    isNew = true;
    socket.onopen = checkOrFail;
    socket.onclose = fail;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") return fail();
      if (message.type !== "following") return heard(message);
      // what happened after the news were read and before the connection followed the conversation
      if (isNew) look().catch(() => undefined);
      isNew = false;
      failures = 0;
      wait(checkMilliseconds, checkOrFail);
    };
  };
  const renew = async (): Promise<void> => {
    const { session_id } = await visitor.session();
    if (session_id !== followed || socket?.readyState !== WebSocket.OPEN) again();
  };
  addEventListener("online", again);
  return {
    again,
    open: (url: string): void => void open(url).catch(fail),
    renew: (): void => void renew().catch(() => undefined),
  };
}
