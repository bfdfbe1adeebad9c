import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { decodeEvents } from "#shared/chat/sse.ts";
import { itDrawn } from "../it-drawn.ts";
import { type Product, startProduct, unlimited } from "../product.ts";
import { randomFrom } from "../random.ts";
import { isFull } from "../seed.ts";
import { upload } from "../upload.ts";
import { type Actor, as, bearing, nobody } from "../users.ts";
import { startSlowModel } from "./slow-model.ts";

const takeovers = isFull() ? 500 : 24;
const atOnce = 12;

let model: Awaited<ReturnType<typeof startSlowModel>>;
let product: Product;
let owner: Actor;
let widgetId: string;

beforeAll(async () => {
  model = await startSlowModel();
  product = await startProduct({
    // all visitors come from one address
    env: {
      ...unlimited,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: "sk-test",
      EMBEDDING_PROVIDER: "builtin",
    },
  });
  owner = await as("ann", product.url);
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await upload(owner, id, { name: "rules.md", type: "text/markdown", bytes: "A reminder costs 1.50 euros." });
  widgetId = (await owner.widgets.create({ name: "Site", rag_system_id: id })).id;
});
afterAll(async () => {
  await product.stop();
  model.stop();
});

/** Takes over after a time; what the visitor read, and when the last of it came before or after the acknowledgement. */
const takeOverAfter = async (milliseconds: number) => {
  const { session_id: sessionId, token } = await nobody(product.url).visitors.session({ widgetId });
  const id = sessionId.replace("ses_", "conv_");
  await bearing(token, product.url).chat.askWidget({ widgetId, sessionId, message: "Hello!" });
  let read = "";
  let lastAt = 0;
  let refusal: string | undefined;
  const asking = (async () => {
    const response = await fetch(`${product.url}/functions/v1/widget-chat`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ widgetId, sessionId, message: "What does a reminder cost?", stream: true }),
    });
    if (!response.ok || !response.body) {
      refusal = (await response.json()).code;
      return;
    }
    for await (const event of decodeEvents(response.body)) {
      if (event.type === "delta") {
        read += event.text;
        lastAt = performance.now();
      }
      if (event.type === "error") refusal = event.error.code;
    }
  })();
  await pause(milliseconds);
  await owner.monitoring.claim({ id });
  const claimedAt = performance.now();
  await asking;
  await owner.monitoring.send({ id, content: "A person here.", idempotencyKey: `said-${id}` });
  const { items } = await owner.conversations.messages({ id });
  return { read, refusal, isLate: lastAt > claimedAt, log: items.slice(2) };
};

itDrawn(
  "[MON-031] whenever a person takes over, not a word of the chatbot comes after the acknowledgement, and each question has one who answers",
  "takeover in widgets",
  async (seed) => {
    const { below } = randomFrom(seed);
    const moments = Array.from({ length: takeovers }, () => below(model.answerMilliseconds * 1.1));
    const ends: Record<string, number> = { cut: 0, whole: 0, unread: 0 };
    for (let from = 0; from < takeovers; from += atOnce)
      for (const { read, refusal, isLate, log } of await Promise.all(
        moments.slice(from, from + atOnce).map(takeOverAfter),
      )) {
        expect(isLate).toBe(false);
        const isWhole = refusal === undefined;
        if (!isWhole) expect(refusal).toBe("conflict");
        ends[isWhole ? "whole" : read ? "cut" : "unread"]! += 1;
        const said = log.filter(({ message_type }) => message_type !== "system");
        const answers = said.filter(({ message_type }) => message_type === "assistant");
        expect(said.map(({ message_type }) => message_type)).toEqual(
          read ? ["user", "assistant", "intervention"] : ["user", "intervention"],
        );
        expect(answers.map(({ content }) => content.trim())).toEqual(read ? [read.trim()] : []);
        if (!isWhole && read) expect(answers[0]?.metadata).toMatchObject({ stopped: "person" });
      }
    expect(ends.cut).toBeGreaterThan(takeovers / 3);
  },
);
