import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** S3 as seen from a Lambda function: time to first byte, and throughput after it. */
const millisecondsAway = 30;
const bytesPerSecond = 70e6;

/** A way to the server on this machine's port that takes as long as the one to S3, for all who use it together. */
export const farFrom = async (port: number) => {
  let freeAt = 0;
  const sockets = new Set<Socket>();
  const delayed = async (from: Socket, to: Socket, waitOf: (bytes: number) => number) => {
    try {
      for await (const chunk of from) {
        const wait = waitOf(chunk.length);
        if (wait > 1) await pause(wait);
        if (!to.write(chunk)) await new Promise((resolve) => to.once("drain", resolve));
      }
      to.end();
    } catch {
      to.destroy();
    }
  };
  const paced = (bytes: number): number => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    return freeAt - now;
  };
  /** Only the first piece of a request waits for the latency. */
  const onceAway = () => {
    let lastAt = Number.NEGATIVE_INFINITY;
    return (bytes: number): number => {
      const isNext = performance.now() - lastAt > 5;
      const wait = (isNext ? millisecondsAway : 0) + paced(bytes);
      lastAt = performance.now() + wait;
      return wait;
    };
  };
  const server = createServer((client) => {
    const own = connect(port, "127.0.0.1");
    for (const socket of [client, own]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    }
    void delayed(client, own, onceAway());
    void delayed(own, client, paced);
  });
  const far = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(Number(Object(server.address()).port)));
  });
  return {
    port: far,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
