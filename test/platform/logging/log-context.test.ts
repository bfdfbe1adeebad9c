import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  addLogFields,
  addLogIds,
  addToLogField,
  keepLogContext,
  logFields,
  startLogContext,
  withLogIds,
} from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { catchLines, type Line } from "./lines.ts";

let lines: () => Line[];

beforeEach(() => {
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());

const turn = () => new Promise(setImmediate);

it("a line carries the ids of its own request, also while another runs in the same process", async () => {
  const work = (requestId: string) =>
    startLogContext({ requestId }, async () => {
      await turn();
      addLogIds({ chatbotId: `bot of ${requestId}` });
      await turn();
      logger.info("search", { own: requestId });
    });
  await Promise.all(["one", "two", "three"].map(work));
  expect(lines()).toHaveLength(3);
  for (const { own, requestId, chatbotId } of lines())
    expect({ requestId, chatbotId }).toEqual({ requestId: own, chatbotId: `bot of ${own}` });
});

it("a line outside of any request carries none of the last one's ids", async () => {
  await startLogContext({ requestId: "one" }, async () => addLogIds({ documentId: "doc_a" }));
  logger.info("starting");
  expect(lines()[0]).not.toHaveProperty("requestId");
  expect(lines()[0]).not.toHaveProperty("documentId");
});

it("an answer that is read after its handler has returned still logs in its request's context", async () => {
  async function* answer() {
    yield "A ";
    await turn();
    logger.info("model call");
    yield "reminder";
    logger.info("answer");
  }
  const { source, onTrail } = startLogContext({ requestId: "one" }, () => ({
    source: answer(),
    onTrail: keepLogContext(),
  }));
  await startLogContext({ requestId: "two" }, async () => {
    while (!(await onTrail(() => source.next())).done);
  });
  expect(lines().map(({ message, requestId }) => [message, requestId])).toEqual([
    ["model call", "one"],
    ["answer", "one"],
  ]);
});

it("ids of a part of the work end with that part, and what it notes is the whole work's", async () => {
  await startLogContext({ requestId: "one" }, async () => {
    addLogFields({ provider: "openai" });
    for (const attempt of [1, 2])
      await withLogIds({ attempt }, async () => {
        addToLogField("costUsd", 0.25);
        logger.info("model call");
      });
    logger.info("answer", logFields());
  });
  expect(lines().map(({ attempt }) => attempt)).toEqual([1, 2, undefined]);
  expect(lines().at(-1)).toMatchObject({ requestId: "one", provider: "openai", costUsd: 0.5 });
});
