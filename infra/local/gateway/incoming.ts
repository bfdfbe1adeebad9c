import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#shared/errors.ts";

/** Bounds of requests whose body has not arrived as a whole: from one address, and from all together. */
const usual = {
  requests: { each: 128, all: 1024 },
  /** Bytes of such bodies that are held in memory. */
  bytes: { each: 24 * 1024 ** 2, all: 96 * 1024 ** 2 },
  /** A sender that is silent for so long is cut off. */
  silentSeconds: 15,
  /** A sender that is silent for so long gives way to another one. */
  patientSeconds: 2,
};

interface Arriving {
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  heldBytes: number;
  bytesRead: number;
  heardAt: number;
}

/** Found by the readers of bodies, which get the request only. */
const holders = new WeakMap<IncomingMessage, (bytes: number) => void>();

/**
 * Watches requests until their bodies have arrived. A request too many, from one address or in all, replaces one that is
 * answered or silent, so that nobody can keep others out by sending slowly; it is refused if all others are being sent.
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
    const own = from(address);
    if (own.length >= bounds.requests.each) giveWay(own, tooManyAtOnce);
    if (arriving.size >= bounds.requests.all) giveWay([...arriving], veryMany);
  };

  /** Cuts off a sender that has its answer already, or else the one that has been silent for longest. */
  const giveWay = (some: Arriving[], refusal: () => AppError): void => {
    const [silent] = some.toSorted((one, other) => one.heardAt - other.heardAt);
    const last =
      some.find(({ response }) => response.writableEnded) ??
      (silent && now() - silent.heardAt >= bounds.patientSeconds * 1000 ? silent : undefined);
    if (!last) throw refusal();
    last.request.socket.destroy();
    arriving.delete(last);
  };

  const hold = (one: Arriving, bytes: number): void => {
    one.heldBytes += bytes;
    if (bytes < 0) return;
    if (sum(from(one.address)) > bounds.bytes.each) throw tooManyAtOnce();
    if (sum([...arriving]) > bounds.bytes.all) throw veryMany();
  };

  return {
    /** Throws AppError `rate_limited` if this address sends too many requests at once. */
    admit(request: IncomingMessage, response: ServerResponse, address: string): void {
      if (request.complete || !hasBody(request)) return;
      makeRoom(address);
      const one = {
        request,
        response,
        address,
        heldBytes: 0,
        bytesRead: request.socket.bytesRead,
        heardAt: now(),
      };
      arriving.add(one);
      holders.set(request, (bytes) => hold(one, bytes));
      response.once("finish", () => request.complete || leave(request));
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

/**
 * The rest of a body after its answer is dropped, because its sender may send all of it before it reads the answer, and
 * use the connection again. A large rest is not even dropped: its sender is cut off as a silent one.
 */
const leave = (request: IncomingMessage): void => {
  const { headers, socket } = request;
  if (Number(headers["content-length"] ?? 0) >= droppedBytes) return void socket.pause();
  let dropped = 0;
  request.on("data", (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped >= droppedBytes) socket.pause();
  });
};

const droppedBytes = 16 * 1024 ** 2;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const sum = (some: Arriving[]): number => some.reduce((bytes, { heldBytes }) => bytes + heldBytes, 0);

const tooManyAtOnce = (): AppError =>
  new AppError(
    "rate_limited",
    "Many requests are being sent from your network at once. Please try again in a moment.",
  );

const veryMany = (): AppError =>
  new AppError("unavailable", "Very many requests are arriving right now. Please try again in a moment.");
