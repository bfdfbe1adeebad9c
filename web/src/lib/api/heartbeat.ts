/** Together below the 35 seconds within which a dead connection is noticed. */
const quietMs = 20_000;
const replyMs = 10_000;

interface Heartbeat {
  /** To be called with each message of the connection. */
  heard: () => void;
  stop: () => void;
}

/**
 * Watches a connection that may be half open: networks drop its packets without closing it. Once nothing came for 20
 * seconds it asks for a reply; if none comes within 10 more, the connection is lost.
 */
export const heartbeat = ({ ask, onLost }: { ask: () => void; onLost: () => void }): Heartbeat => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => {
      timer = setTimeout(onLost, replyMs);
      ask();
    }, quietMs);
  };
  heard();
  return { heard, stop };
};
