import { createHash } from "node:crypto";
import type { Models } from "#platform/models/port.ts";
import type { QuestionFile } from "../questions.ts";

export interface Simulation {
  /** Cosine similarity of a question to the passage that answers it: mean; the deviation is always the same. */
  mean: number;
  /** The share that all texts have in common, which is roughly the cosine similarity of unrelated passages. */
  strangers: number;
}

export const dimension = 512;
const deviation = 0.08;
/**
 * Passages of the same article that look as if they answered: so many, less similar by so much on average. The right
 * passage is then the most similar one for about three of four questions, as with present models.
 */
const lookalikes = { count: 4, less: 0.14 };
/** Lengths of the parts of a passage's vector: one that its article shares, and one of its own. */
const parts = { article: 0.5, own: 0.75 };

/**
 * An embedding model that knows the answers: a question's vector has the drawn cosine similarities to its passage and to
 * some of the same article. Questions may be in another language than the documents, paragraph by paragraph the same.
 */
export const simulatedEmbedding = (
  documents: QuestionFile,
  asked: QuestionFile,
  { mean, strangers }: Simulation,
): Models["embed"] => {
  const passages = documents.paragraphs.map(({ title }, at) =>
    unit(
      sum([
        [Math.sqrt(strangers), direction("common")],
        [parts.article, direction(`article ${title}`)],
        [parts.own, direction(`passage ${at}`)],
      ]),
    ),
  );
  const questions = new Map(
    asked.questions.map(({ question, paragraph }) => {
      const next = gaussians(`cosine ${question}`);
      const near = [paragraph, ...alike(documents, paragraph, question)].map((at, rank) => ({
        passage: passages[at]!,
        cosine: Math.min(0.95, mean - (rank > 0 ? lookalikes.less : 0) + deviation * next()),
      }));
      return [plain(question), towards(near, direction(`question ${question}`))];
    }),
  );
  const paragraphs = documents.paragraphs.map(({ text }) => plain(text));
  const vectorOf = (text: string): Float32Array => {
    const question = questions.get(plain(text));
    if (question) return question;
    // A passage has headings before its text and is a part of a long paragraph.
    const end = plain(text).slice(-60);
    return passages[paragraphs.findIndex((paragraph) => paragraph.includes(end))] ?? direction(text);
  };
  return async (texts) => texts.map(vectorOf);
};

/** Other paragraphs of the same article, drawn by the question. */
const alike = ({ paragraphs }: QuestionFile, paragraph: number, question: string): number[] =>
  paragraphs
    .map(({ title }, at) => ({
      title,
      at,
      drawn: createHash("sha256").update(`${question} ${at}`).digest("hex"),
    }))
    .filter(({ title, at }) => at !== paragraph && title === paragraphs[paragraph]?.title)
    .toSorted((one, other) => (one.drawn < other.drawn ? -1 : 1))
    .slice(0, lookalikes.count)
    .map(({ at }) => at);

interface Near {
  passage: Float32Array;
  cosine: number;
}

/**
 * A unit vector with the given cosine similarity to each passage, otherwise in the direction of `other`: the passages are
 * made orthogonal one after another by Gram and Schmidt.
 */
const towards = (near: Near[], other: Float32Array): Float32Array => {
  const axes: Float32Array[] = [];
  const along: number[] = [];
  for (const { passage, cosine } of near) {
    const projections = axes.map((axis) => dot(passage, axis));
    const known = projections.reduce((all, projection, at) => all + projection * along[at]!, 0);
    const rest = without(passage, axes);
    const length = Math.sqrt(dot(rest, rest));
    axes.push(rest.map((value) => value / length));
    along.push((cosine - known) / length);
  }
  const across = unit(without(other, axes));
  const used = along.reduce((all, value) => all + value * value, 0);
  const weights = axes.map((axis, at): [number, Float32Array] => [along[at]!, axis]);
  return unit(sum([...weights, [Math.sqrt(Math.max(0, 1 - used)), across]]));
};

/** The part of a vector that is orthogonal to all axes. */
const without = (vector: Float32Array, axes: Float32Array[]): Float32Array =>
  sum([[1, vector], ...axes.map((axis): [number, Float32Array] => [-dot(vector, axis), axis])]);

const direction = (seed: string): Float32Array => {
  const next = gaussians(seed);
  return unit(Float32Array.from({ length: dimension }, next));
};

/** Normally distributed numbers by Box and Muller, the same for the same seed. */
const gaussians = (seed: string): (() => number) => {
  let bytes = createHash("sha256").update(seed).digest();
  let at = 0;
  const uniform = (): number => {
    if (at + 4 > bytes.length) {
      bytes = createHash("sha256").update(bytes).digest();
      at = 0;
    }
    at += 4;
    return (bytes.readUInt32LE(at - 4) + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

const sum = (weighted: [number, Float32Array][]): Float32Array =>
  Float32Array.from({ length: dimension }, (_, at) =>
    weighted.reduce((all, [weight, vector]) => all + weight * vector[at]!, 0),
  );

const unit = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(dot(vector, vector));
  return vector.map((value) => value / length);
};

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((all, value, at) => all + value * other[at]!, 0);

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
