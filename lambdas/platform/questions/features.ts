import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { questionTerms } from "#platform/search/analysis.ts";

export interface Vector {
  /** The weights of a question's features, of length 1. */
  weights: Map<string, number>;
  /** The kind of answer that it asks for, if its form tells. */
  kind: string | undefined;
}

const trigramWeight = 0.35;
/** Types that one question has in different wordings. */
const kinds: Partial<Record<QuestionType, string>> = { duration: "time", amount: "price" };
const typeWeight = 0.3;

/** Verbs that say little of what a question is about; "How long does it take?" asks for a duration. */
const lightStems = new Set("take get do have need want give make go come work use let know".split(" "));
const lightWeight = 0.25;

/** Stems of the keywords, their trigrams for typos and compounds, and the kind of answer that is asked for. */
const featuresOf = (question: string) => {
  const features = new Map<string, number>();
  for (const [stem = ""] of questionTerms(withoutTypeWords(question))) {
    const weight = lightStems.has(stem) ? lightWeight : 1;
    features.set(`=${stem}`, weight);
    const padded = `^${stem}$`;
    const trigrams = Math.max(1, padded.length - 2);
    for (let at = 0; at + 3 <= padded.length; at++)
      features.set(padded.slice(at, at + 3), (weight * trigramWeight) / Math.sqrt(trigrams));
  }
  const type = questionTypeOf(question);
  const kind = type && (kinds[type] ?? type);
  if (kind) features.set(`?${kind}`, typeWeight);
  return { features, kind };
};

/** The questions' features weighed by their rarity (TF-IDF). */
export const vectorsOf = (questions: string[]): Vector[] => {
  const all = questions.map(featuresOf);
  const frequency = new Map<string, number>();
  for (const { features } of all)
    for (const name of features.keys()) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  return all.map(({ features, kind }) => {
    const weighed = [...features].map(([name, weight]): [string, number] => {
      const rarity = Math.log(1 + (all.length + 10) / (frequency.get(name) ?? 1));
      return [name, weight * rarity];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return { weights: new Map(weighed.map(([name, weight]) => [name, weight / length])), kind };
  });
};
