import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { numberOf } from "../option.ts";
import { percentile, type Row } from "../table.ts";
import { type BenchDesk, type BenchVisitor, openBenchDesk } from "./desk.ts";

const messages = 200;

/** Milliseconds from a person's "Send" until the visitor has the text, while many visitors are connected. */
export const pushes = async (): Promise<Row[]> => {
  const visitors = numberOf("visitors", 500);
  const desk = await openBenchDesk("pushes");
  const connected: Connected[] = [];
  while (connected.length < visitors)
    connected.push(...(await Promise.all(Array.from({ length: 20 }, () => connect(desk)))));
  const spoken = connected.slice(0, Math.min(messages, visitors));
  const times: number[] = [];
  for (const [number, one] of spoken.entries()) {
    await desk.owner.monitoring.claim({ id: one.visitor.id });
    times.push(await timeOfMessage(desk, one, number));
  }
  for (const { socket } of connected) socket.terminate();
  await desk.product.stop();
  return [
    { what: "visitors connected", value: connected.length, unit: "", atLeast: visitors },
    { what: "until a person's message is read, p50", value: percentile(times, 0.5), unit: "ms" },
    { what: "the same, p95", value: percentile(times, 0.95), unit: "ms", atMost: 500 },
    { what: "the same, p99", value: percentile(times, 0.99), unit: "ms", atMost: 1000 },
  ];
};

interface Connected {
  visitor: BenchVisitor;
  socket: WebSocket;
  /** Resolves with the next message that is pushed. */
  pushed(): Promise<void>;
}

const connect = async ({ visitor, widgetId }: BenchDesk): Promise<Connected> => {
  const made = await visitor();
  const { socketUrl } = await made.api.conversations.visitorNews({ widgetId });
  const socket = new WebSocket(socketUrl, socketProtocols(made.token));
  const pushed = () => new Promise<void>((resolve) => socket.once("message", () => resolve()));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const following = pushed();
  socket.send(JSON.stringify({ action: "listen", token: made.token }));
  await following;
  return { visitor: made, socket, pushed };
};

/** Milliseconds until the message is read as by the widget: news are pushed and then read. */
const timeOfMessage = async (
  { owner, widgetId }: BenchDesk,
  { visitor: { id, api }, pushed }: Connected,
  number: number,
): Promise<number> => {
  const content = `Message ${number}`;
  const startedAt = performance.now();
  const sending = owner.monitoring.send({ id, content, idempotencyKey: `bench-${number}-${id}` });
  for (;;) {
    await pushed();
    const { items } = await api.conversations.visitorNews({ widgetId });
    if (items.some(({ text }) => text === content)) break;
  }
  const milliseconds = performance.now() - startedAt;
  await sending;
  return milliseconds;
};
