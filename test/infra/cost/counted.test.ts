import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { assumed } from "#infra/cost/assumptions.ts";
import { type Product, startProduct, temporaryFolder } from "../../product.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { as, bearing, nobody } from "../../users.ts";
import { Call, readUnits, writeUnits } from "./units.ts";

const file = join(temporaryFolder(), "calls.jsonl");
const questions = [
  "Which Node version does it need to install?",
  "How long is a visitor token valid?",
  "What does npm run bench do?",
];
let product: Product;
let calls: Call[];

beforeAll(async () => {
  const preload = pathToFileURL(join(import.meta.dirname, "note-calls.ts")).href;
  // what runs each minute is no part of a visit
  const env = { NODE_OPTIONS: `--import ${preload}`, NOTE_CALLS_IN: file };
  product = await startProduct({ env, isUnscheduled: true });
  calls = await visit(product.url);
});

afterAll(() => product.stop());

const noted = (): Call[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => Call.parse(JSON.parse(line)));

/** A visitor asks three questions; returns the calls that this made. */
const visit = async (url: string): Promise<Call[]> => {
  const owner = await as("ann", url);
  const { id: chatbotId } = await owner.chatbots.create({ name: "Docent", use_case: "support" });
  await uploadText(owner, chatbotId, "readme.md", readFileSync("README.md", "utf8"));
  const widget = await owner.widgets.create({ rag_system_id: chatbotId, name: "Site" });
  const before = noted().length;
  const { token, session_id: sessionId } = await nobody(url).visitors.session({ widgetId: widget.id });
  for (const message of questions)
    await bearing(token, url).chat.askWidget({ widgetId: widget.id, sessionId, message });
  return until(async () => {
    const made = noted().slice(before);
    return made.filter(({ operation }) => operation === "TransactWriteItems").length >= questions.length
      ? made
      : undefined;
  });
};

const perVisit = (ofAnswer: number, ofVisit: number): number =>
  (ofAnswer * questions.length + ofVisit) / questions.length;

it("answers write to the table what their cost is reckoned with", () => {
  const counted = calls.reduce((sum, call) => sum + writeUnits(call), 0) / questions.length;
  const reckoned = perVisit(assumed.answerWrites.value, assumed.visitWrites.value);
  expect(counted).toBeGreaterThan(0.75 * reckoned);
  expect(counted).toBeLessThan(1.25 * reckoned);
});

it("answers read from the table what their cost is reckoned with", () => {
  const counted = calls.reduce((sum, call) => sum + readUnits(call), 0) / questions.length;
  const reckoned = perVisit(assumed.answerReads.value, assumed.visitReads.value);
  expect(counted).toBeGreaterThan(0.75 * reckoned);
  expect(counted).toBeLessThan(1.25 * reckoned);
});
