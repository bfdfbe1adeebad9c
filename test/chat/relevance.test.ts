import { expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { type Judge, rank } from "#lambdas/chat/retrieval/rank.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { random } from "../random.ts";

const dimension = 128;
const chatbotId = "bot_1";
const subjects =
  "lamps ladders kettles carpets bicycles guitars tents mirrors drums sofas skis boats ovens chairs clocks pianos desks vases scarves boots kites bells brushes baskets candles curtains pillows shovels trays wheels".split(
    " ",
  );
const texts = subjects.map((subject, at) => `The warranty on ${subject} lasts ${at + 2} months.`);
const kettles = texts[2]!;

const unit = (values: number[]): Float32Array => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};

const direction = (seed: number): number[] => {
  const next = random(seed);
  return Array.from({ length: dimension }, () => next() + next() + next() - 1.5);
};

const common = unit(direction(1000));
/** A text's own direction, with so much that all texts have in common. */
const vectorOf = (seed: number, shared: number): Float32Array => {
  const own = unit(direction(seed));
  return unit([...own].map((value, at) => (1 - shared) * value + shared * common[at]!));
};

/** Ranks the passages for a question whose vector lies between that of a passage and one of its own. */
const ranked = async (
  question: string,
  near: { passage?: number; shared: number; weight?: number; written?: string; judge?: Judge },
) => {
  const builtin = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const search = openSqliteSearch({ file: ":memory:", dimension });
  const own = vectorOf(500, near.shared);
  const at = near.passage === undefined ? own : vectorOf(near.passage, near.shared);
  const asked = unit([...own].map((value, index) => value + (near.weight ?? 0.8) * at[index]!));
  provide({
    models: { ...builtin, embedding: { name: "drawn", dimension }, embed: async () => [asked] },
    search,
  });
  for (const [number, text] of texts.entries())
    await search.replace({ chatbotId, documentId: `doc_${number}` }, [
      {
        ...{ id: `doc_${number}:0`, chatbotId, documentId: `doc_${number}`, ordinal: 0, text },
        ...{ filename: `${number}.txt`, start: 0, end: text.length },
        ...(near.written && number === near.passage
          ? { titlePath: [near.written], place: "Written answer" }
          : { titlePath: [] }),
        ...{ vector: vectorOf(number, near.shared), digest: String(number).padEnd(64, "0") },
      },
    ]);
  const outcome = await rank(chatbotId, question, { judge: near.judge });
  return { ...outcome, best: outcome.ranked[0]!, second: outcome.ranked[1]! };
};

const inEnglish = "How long does the warranty on kettles last?";
const inChinese = "水壶的保修期有多长？";

it.each([0, 0.4, 0.7])(
  "a question in another language finds its passage by vectors that share %d",
  async (shared) => {
    const { best, second } = await ranked(inChinese, { passage: 2, shared });
    expect(best.passage.text).toBe(kettles);
    expect(best.similarity).toBeGreaterThan(2 * second.similarity);
  },
);

it.each([0, 0.4, 0.7])(
  "vectors that tell nothing, and share %d, leave the order to the words",
  async (shared) => {
    const { best, second } = await ranked(inEnglish, { shared });
    expect(best.passage.text).toBe(kettles);
    expect(best.similarity).toBeGreaterThan(2 * second.similarity);
  },
);

it("words and vectors that agree make a passage more probable than either alone", async () => {
  const vague = "Which repairs of kettles are free, and for how many weeks?";
  const both = await ranked(vague, { passage: 2, shared: 0.4 });
  const words = await ranked(vague, { shared: 0.4 });
  const vectors = await ranked(inChinese, { passage: 2, shared: 0.4 });
  expect(both.best.similarity).toBeGreaterThan(words.best.similarity);
  expect(both.best.similarity).toBeGreaterThan(vectors.best.similarity);
});

it("similarities are probabilities: together no more than that any passage answers", async () => {
  const { ranked: all, answerability } = await ranked(inEnglish, { passage: 2, shared: 0.4 });
  const sum = all.reduce((total, { similarity }) => total + similarity, 0);
  expect(sum).toBeLessThanOrEqual(answerability + 1e-9);
  expect(answerability).toBeLessThanOrEqual(1);
});

it.each([0, 0.4, 0.7])(
  "a written answer comes first for a model to judge if its question is near, by vectors that share %d",
  async (shared) => {
    const near = { passage: 5, shared, written: "How long is a guitar guaranteed?", weight: 10 };
    const asked = "吉他保修多长时间？";
    const judged = await ranked(asked, { ...near, judge: "model" });
    expect(judged.best.passage.text).toBe(texts[5]);
    expect(judged.best.isWrittenFor).toBeUndefined();
    const alone = await ranked(asked, near);
    expect(alone.ranked.map(({ passage }) => passage.text)).not.toContain(texts[5]);
  },
);

it.each([
  ["How long are guitars guaranteed?", 1],
  ["How long are drums guaranteed?", 0],
])("asked %j, without a model %d written answers are ranked", async (asked, count) => {
  const near = { passage: 5, shared: 0.4, written: "How long is a guitar guaranteed?", weight: 10 };
  const { ranked: all } = await ranked(asked, near);
  expect(all.filter(({ passage }) => passage.place === "Written answer")).toHaveLength(count);
  expect(all.filter(({ isWrittenFor }) => isWrittenFor)).toHaveLength(count);
});
