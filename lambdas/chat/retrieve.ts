import { port } from "../platform/ports.ts";
import { analyse } from "../platform/search/analysis.ts";
import { fuse } from "../platform/search/fuse.ts";
import type { Passage } from "../platform/search/port.ts";

export interface Found {
  passage: Passage;
  /** Cosine similarity to the question, 0 to 1. */
  similarity: number;
}

const candidates = 40;
const passages = 5;
/** At most this many characters of passages go to the model. */
const budget = 8000;
/** A passage that shares less than this part of the question's words, and is not similar either, is not on it. */
const leastOverlap = 0.34;
const leastSimilarity = 0.55;

/** The chatbot's passages that bear on the question, best first; none where its documents have nothing on it. */
export const retrieve = async (chatbotId: string, question: string): Promise<Found[]> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const [vector = new Float32Array()] = await models.embed([question], "question");
  const [byWord, byMeaning] = await Promise.all([
    search.keyword({ chatbotId, text: question, limit: candidates }),
    search.nearest({ chatbotId, vector, limit: candidates }),
  ]);
  const ranked = fuse([byWord, byMeaning], { limit: passages }).map(({ passage }) => passage);
  const similarity = await search.similarity({ chatbotId, vector, ids: ranked.map(({ id }) => id) });
  const found = ranked.map((passage) => ({ passage, similarity: clamp(similarity.get(passage.id) ?? 0) }));
  return found.some((one) => bearsOn(question, one)) ? within(budget, found) : [];
};

const bearsOn = (question: string, { passage, similarity }: Found): boolean => {
  if (similarity >= leastSimilarity) return true;
  const asked = new Set(analyse(question));
  const told = new Set(analyse([passage.filename, ...passage.titlePath, passage.text].join(" ")));
  const shared = [...asked].filter((word) => told.has(word)).length;
  return asked.size > 0 && shared / asked.size >= leastOverlap;
};

const within = (limit: number, found: Found[]): Found[] => {
  let length = 0;
  return found.filter(({ passage }, n) => {
    length += passage.text.length;
    return n === 0 || length <= limit;
  });
};

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
