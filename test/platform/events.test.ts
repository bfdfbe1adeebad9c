import type { APIGatewayProxyWebsocketEventV2, SQSEvent, SQSRecord } from "aws-lambda";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { toContext } from "#infra/local/functions/event.ts";
import { onDeploy } from "#platform/events/on-deploy.ts";
import { onQueue } from "#platform/events/on-queue.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { onSocket } from "#platform/events/on-socket.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import { catchLines, type Line } from "./logging/lines.ts";

let lines: () => Line[];

beforeEach(() => {
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());

const context = toContext("desk", 30);
const { awsRequestId: requestId } = context;

const record = (messageId: string, body: unknown, delivery = 1): SQSRecord =>
  ({
    messageId,
    receiptHandle: `receipt-${messageId}`,
    body: JSON.stringify(body),
    attributes: { ApproximateReceiveCount: String(delivery) },
  }) as SQSRecord;

const queueOf = (retry = vi.fn(async () => {})) => ({
  line: "document",
  message: z.object({ page: z.number() }),
  lastTry: 3,
  reserveMilliseconds: 10_000,
  retry,
});

const send = (handler: ReturnType<typeof onQueue>, ...Records: SQSRecord[]) =>
  handler({ Records } as SQSEvent, context);

it("a failed message is redelivered alone, and soon", async () => {
  const retry = vi.fn(async () => {});
  const handler = onQueue(queueOf(retry), async ({ page }) => {
    if (page === 2) throw new TypeError("out of ink");
  });
  const [one, two, three] = [record("a", { page: 1 }), record("b", { page: 2 }), record("c", { page: 3 })];
  expect(await send(handler, one, two, three)).toEqual({ batchItemFailures: [{ itemIdentifier: "b" }] });
  expect(retry.mock.calls).toEqual([[two, 1]]);
  expect(lines()).toMatchObject([
    { message: "document", messageId: "a", requestId, outcome: "done" },
    { message: "document", messageId: "b", requestId, outcome: "again", error: { message: "out of ink" } },
    { message: "document", messageId: "c", requestId, outcome: "done" },
  ]);
});

it("a message of another shape fails like any other work", async () => {
  const work = vi.fn(async () => {});
  const { batchItemFailures } = await send(onQueue(queueOf(), work), record("a", { page: "one" }));
  expect(batchItemFailures).toEqual([{ itemIdentifier: "a" }]);
  expect(work).not.toHaveBeenCalled();
});

it.each([
  [1, { isLast: false, isGivenUp: false }],
  [3, { isLast: true, isGivenUp: false }],
  [4, { isLast: true, isGivenUp: true }],
])("at delivery %i the work knows %o, and when it has to be done", async (delivery, expected) => {
  const work = vi.fn(async () => {});
  await send(onQueue(queueOf(), work), record("a", { page: 1 }, delivery));
  expect(work).toHaveBeenCalledWith({ page: 1 }, expect.objectContaining(expected));
  const [[, { until }]] = work.mock.calls as unknown as [[unknown, { until: number }]];
  expect(until).toBeLessThanOrEqual(Date.now() + 20_000);
});

it.each([
  ["scheduled", onSchedule],
  [
    "deployment's",
    <Result extends Record<string, number>>(work: () => Promise<Result>) => onDeploy("x", work),
  ],
])("a %s run that fails is logged under its request's id, and fails", async (_, on) => {
  const handler = on(() => Promise.reject(new TypeError("out of ink")));
  await expect(handler({}, context)).rejects.toThrow("out of ink");
  expect(lines()).toMatchObject([{ level: "ERROR", requestId, error: { message: "out of ink" } }]);
});

it("a scheduled run works for the time that its call names, and else for now", async () => {
  const work = vi.fn(async (now: Date) => now.toISOString());
  const at = "2026-11-30T08:00:00.000Z";
  expect(await onSchedule(work)({ at }, context)).toBe(at);
  const before = new Date().toISOString();
  const now = await onSchedule(work)({ source: "aws.events", time: at }, context);
  expect([now >= before, now <= new Date().toISOString()]).toEqual([true, true]);
});

it("a deployment's run leaves its result as one line", async () => {
  expect(await onDeploy("renewal", async () => ({ renewing: 2 }))({}, context)).toEqual({ renewing: 2 });
  expect(lines()).toMatchObject([{ message: "renewal", requestId, renewing: 2 }]);
});

const socketEvent = (eventType: string, body?: string, headers?: Record<string, string>) =>
  ({
    requestContext: { eventType, connectionId: "con_1" },
    body,
    isBase64Encoded: false,
    ...(headers && { headers }),
  }) as APIGatewayProxyWebsocketEventV2;

it("a connection is answered by type, refused for anything else, and closed once", async () => {
  const close = vi.fn(async () => {});
  const handler = onSocket({
    open: async (token) => {
      if (token !== "right") throw new AppError("unauthenticated", "Sign in to go on.");
    },
    message: z.object({ action: z.literal("follow") }),
    receive: async () => ({ type: "following" }),
    close,
  });
  const connect = (offered: string) =>
    handler(socketEvent("CONNECT", undefined, { "Sec-WebSocket-Protocol": offered }), context);
  expect(await connect("docent, right")).toEqual({
    statusCode: 200,
    headers: { "Sec-WebSocket-Protocol": "docent" },
  });
  for (const wrong of ["", "right", "docent", "docent, wrong", "docent, right, right"])
    expect(await connect(wrong)).toEqual({ statusCode: 401 });
  expect(await handler(socketEvent("CONNECT"), context)).toEqual({ statusCode: 401 });
  const reply = async (body: string) => (await handler(socketEvent("MESSAGE", body), context)).body;
  expect(await reply('{"action":"follow"}')).toBe('{"type":"following"}');
  for (const wrong of ["", "{", '{"action":"lead"}']) expect(await reply(wrong)).toBe('{"type":"refused"}');
  expect(await handler(socketEvent("DISCONNECT"), context)).toEqual({ statusCode: 200 });
  expect(close.mock.calls).toEqual([["con_1"]]);
});
