import type { Models } from "#platform/models/port.ts";
import type { Match, Search } from "#platform/search/port.ts";

/** Passages that may answer a question, before they are read closely. */
export interface Candidates {
  byWord: Match[];
  byMeaning: Match[];
  /** Cosine similarity by passage id; only where it says something, that is of a language model's embeddings. */
  similarity: Map<string, number>;
}

export interface Asked {
  chatbotId: string;
  question: string;
  models: Models;
  search: Search;
}

const most = 20;
/** Vectors that count less than this beside words only fill up what words do not find. */
const leastWeight = 0.1;

export const candidatesFor = (asked: Asked): Promise<Candidates> =>
  (asked.models.embedding.weight ?? 1) < leastWeight ? mainlyByWord(asked) : byWordAndMeaning(asked);

const mainlyByWord = async ({ chatbotId, question, models, search }: Asked): Promise<Candidates> => {
  const byWord = await search.keyword({ chatbotId, text: question, limit: most });
  const similarity = new Map<string, number>();
  if (byWord.length === most) return { byWord, byMeaning: [], similarity };
  const vector = await vectorOf(models, question);
  const byMeaning = await search.nearest({ chatbotId, vector, limit: most - byWord.length });
  return { byWord, byMeaning, similarity };
};

const byWordAndMeaning = async ({ chatbotId, question, models, search }: Asked): Promise<Candidates> => {
  const [byWord, [vector, byMeaning]] = await Promise.all([
    search.keyword({ chatbotId, text: question, limit: most }),
    vectorOf(models, question).then(
      async (vector) => [vector, await search.nearest({ chatbotId, vector, limit: most })] as const,
    ),
  ]);
  const ids = union(byWord, byMeaning).map(({ passage }) => passage.id);
  return { byWord, byMeaning, similarity: await search.similarity({ chatbotId, vector, ids }) };
};

const vectorOf = async (models: Models, question: string): Promise<Float32Array> => {
  const [vector = new Float32Array()] = await models.embed([question], "question");
  return vector;
};

/** Each passage once; those that only vectors found have no keyword score. */
export const union = (byWord: Match[], byMeaning: Match[]): Match[] => {
  const known = new Set(byWord.map(({ passage }) => passage.id));
  const others = byMeaning.filter(({ passage }) => !known.has(passage.id));
  return [...byWord, ...others.map(({ passage }) => ({ passage, score: 0 }))];
};
