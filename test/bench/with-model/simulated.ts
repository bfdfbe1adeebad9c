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
/** Lengths of the parts of a passage's vector: one that its article shares, and one of its own. */
const parts = { article: 0.5, own: 0.75 };

/**
 * An embedding model that knows the answers: a question's vector has the drawn cosine similarity to its passage and no
 * other direction in common with it. Questions may be in another language than the documents, paragraph by paragraph
 * the same.
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
      const cosine = Math.min(0.95, mean + deviation * gaussians(`cosine ${question}`)());
      return [plain(question), towards(passages[paragraph]!, cosine, direction(`question ${question}`))];
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

/** A unit vector with the cosine similarity to `target`, otherwise in the direction of `other`. */
const towards = (target: Float32Array, cosine: number, other: Float32Array): Float32Array => {
  const along = dot(other, target);
  const across = unit(other.map((value, at) => value - along * target[at]!));
  return sum([
    [cosine, target],
    [Math.sqrt(1 - cosine * cosine), across],
  ]);
};

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
