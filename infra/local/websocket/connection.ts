import { setTimeout as pause } from "node:timers/promises";
import type { WebSocket } from "ws";
import type { Peer } from "./events.ts";
import type { Limits } from "./limits.ts";

const goingAway = 1001;
const unsupportedType = 1003;

export interface Connection {
  peer: Peer;
  isOpen(): boolean;
  lastActiveAt(): number;
  /** Whether the text was handed over; a reader that leaves too much unread is cut off instead. */
  send(text: string): boolean;
  close(): void;
  cut(): void;
  /** Resolves when the connection has ended, by either side. */
  ended: Promise<void>;
}

/** Watches over an open socket: idle time, life time, unread bytes, and how many messages are being answered. */
export const openConnection = (
  peer: Peer,
  ws: WebSocket,
  bounds: Limits,
  /** Returns for how many milliseconds a message has to wait. */
  waitFor: () => number,
  answer: (text: string) => Promise<void>,
): Connection => {
  let lastActiveAt = Date.now();
  let inFlight = 0;
  const leave = () => ws.close(goingAway, "Going away");
  const idle = setTimeout(leave, bounds.idleSeconds * 1000).unref();
  const life = setTimeout(leave, bounds.lifeSeconds * 1000).unref();
  const touch = () => {
    lastActiveAt = Date.now();
    idle.refresh();
  };

  ws.on("message", async (message, isBinary) => {
    touch();
    if (isBinary) return ws.close(unsupportedType, "Binary frames are not supported");
    inFlight += 1;
    if (inFlight >= bounds.messagesInFlight) ws.pause();
    const wait = waitFor();
    if (wait > 0) await pause(wait, undefined, { ref: false });
    if (ws.readyState === ws.OPEN) await answer(message.toString());
    inFlight -= 1;
    ws.resume();
  });
  // The socket closes itself after a protocol error (too long, not UTF-8); only "close" matters here.
  ws.on("error", () => ws.terminate());
  const ended = new Promise<void>((resolve) => {
    ws.on("close", () => {
      clearTimeout(idle);
      clearTimeout(life);
      resolve();
    });
  });

  return {
    peer,
    isOpen: () => ws.readyState === ws.OPEN,
    lastActiveAt: () => lastActiveAt,
    send(text) {
      if (ws.readyState !== ws.OPEN) return false;
      if (ws.bufferedAmount + Buffer.byteLength(text) > bounds.unreadBytes) {
        ws.terminate();
        return false;
      }
      ws.send(text);
      touch();
      return true;
    },
    close: () => ws.close(1000),
    cut: () => ws.terminate(),
    ended,
  };
};
