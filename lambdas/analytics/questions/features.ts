import { questionTypeOf, withoutTypeWords } from "#platform/models/builtin/question-type/question-type.ts";
import { questionTerms } from "#platform/search/analysis.ts";

/** The weights of a question's features, of length 1. */
export type Vector = Map<string, number>;

const trigramWeight = 0.35;
const typeWeight = 0.5;

/** Stems of the keywords, their trigrams for typos and compounds, and the type of answer that is asked for. */
const featuresOf = (question: string): Map<string, number> => {
  const features = new Map<string, number>();
  const stems = questionTerms(withoutTypeWords(question)).map(([stem = ""]) => stem);
  for (const stem of stems) {
    features.set(`=${stem}`, 1);
    const padded = `^${stem}$`;
    const trigrams = Math.max(1, padded.length - 2);
    for (let at = 0; at + 3 <= padded.length; at++)
      features.set(padded.slice(at, at + 3), trigramWeight / Math.sqrt(trigrams));
  }
  const type = questionTypeOf(question);
  if (type) features.set(`?${type}`, typeWeight);
  return features;
};

/** The questions' features weighed by their rarity (TF-IDF). */
export const vectorsOf = (questions: string[]): Vector[] => {
  const all = questions.map(featuresOf);
  const frequency = new Map<string, number>();
  for (const features of all)
    for (const name of features.keys()) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  return all.map((features) => {
    const weighed = [...features].map(([name, weight]): [string, number] => {
      const rarity = Math.log(1 + (all.length + 10) / (frequency.get(name) ?? 1));
      return [name, weight * rarity];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([name, weight]) => [name, weight / length]));
  });
};
