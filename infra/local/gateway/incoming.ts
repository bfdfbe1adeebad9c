import type { IncomingMessage } from "node:http";
import { AppError } from "#shared/errors.ts";

/** Bounds of requests whose body has not arrived as a whole: from one address, and from all together. */
const usual = {
  requests: { each: 128, all: 1024 },
  /** Bytes of such bodies that are held in memory. */
  bytes: { each: 24 * 1024 ** 2, all: 96 * 1024 ** 2 },
  /** A sender that is silent for so long is cut off. */
  silentSeconds: 15,
};

interface Arriving {
  request: IncomingMessage;
  address: string;
  heldBytes: number;
  bytesRead: number;
  heardAt: number;
}

/** Found by the readers of bodies, which get the request only. */
const holders = new WeakMap<IncomingMessage, (bytes: number) => void>();

/**
 * Watches requests until their bodies have arrived. A request too many from one address is refused; one too many in all
 * replaces the one that has been silent for longest, so that nobody can keep others out by sending slowly.
 */
export const createIncoming = (bounds = usual, now: () => number = Date.now) => {
  const arriving = new Set<Arriving>();
  let timer: NodeJS.Timeout | undefined;

  const look = (): void => {
    for (const one of arriving) {
      const { request } = one;
      if (request.complete || request.destroyed) arriving.delete(one);
      else if (request.socket.bytesRead !== one.bytesRead) {
        one.bytesRead = request.socket.bytesRead;
        one.heardAt = now();
      } else if (now() - one.heardAt > bounds.silentSeconds * 1000) request.socket.destroy();
    }
    if (arriving.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  const from = (address: string): Arriving[] => [...arriving].filter((one) => one.address === address);

  const makeRoom = (address: string): void => {
    if (arriving.size < bounds.requests.each) return;
    look();
    if (from(address).length >= bounds.requests.each) throw tooManyAtOnce();
    if (arriving.size < bounds.requests.all) return;
    const [silent] = [...arriving].sort((one, other) => one.heardAt - other.heardAt);
    silent?.request.socket.destroy();
    if (silent) arriving.delete(silent);
  };

  const hold = (one: Arriving, bytes: number): void => {
    one.heldBytes += bytes;
    if (bytes < 0) return;
    if (sum(from(one.address)) > bounds.bytes.each) throw tooManyAtOnce();
    if (sum([...arriving]) > bounds.bytes.all)
      throw new AppError(
        "unavailable",
        "Very many requests are arriving right now. Please try again in a moment.",
      );
  };

  return {
    /** Throws AppError `rate_limited` if this address sends too many requests at once. */
    admit(request: IncomingMessage, address: string): void {
      if (request.complete || !hasBody(request)) return;
      makeRoom(address);
      const one = { request, address, heldBytes: 0, bytesRead: request.socket.bytesRead, heardAt: now() };
      arriving.add(one);
      holders.set(request, (bytes) => hold(one, bytes));
      timer ??= setInterval(look, 1000).unref();
    },
    /** How many requests are arriving. */
    count(): number {
      look();
      return arriving.size;
    },
  };
};

/**
 * Counts bytes of a request's body that are held in memory, or released if negative. Throws AppError `rate_limited` or
 * `unavailable` beyond the bounds.
 */
export const holdBytes = (request: IncomingMessage, bytes: number): void => holders.get(request)?.(bytes);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const sum = (some: Arriving[]): number => some.reduce((bytes, { heldBytes }) => bytes + heldBytes, 0);

const tooManyAtOnce = (): AppError =>
  new AppError(
    "rate_limited",
    "Many requests are being sent from your network at once. Please try again in a moment.",
  );
