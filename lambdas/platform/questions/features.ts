import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { questionTerms } from "#platform/search/analysis.ts";
import type { Slice } from "./slices.ts";
import { synonyms } from "./synonyms.ts";

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

/** Words that say little of what a question is about; "How long does it take?" asks for a duration. */
const lightStems = new Set(
  [
    "take get do have need want give make go come work use let know got tell help show find look see like right now today pleas someth anyth someon just tri possibl abl allow",
    "inform info explain mean would could check new set still way thing tonight friday week next year day ask request",
  ].flatMap((line) => line.split(" ")),
);
const lightWeight = 0.25;
/** A word with synonyms counts less than what they have in common. */
const ownWeight = 0.7;

const conceptOfStem = new Map<string, string>();
for (const [word, concept] of synonyms.words)
  for (const [stem = ""] of questionTerms(word)) conceptOfStem.set(stem, concept);

/** Stems of the keywords, what they mean, their trigrams for typos and compounds, and the kind of answer that is asked for. */
const featuresOf = (asked: string) => {
  const features = new Map<string, number>();
  let question = asked;
  for (const [phrase, concept] of synonyms.phrases)
    if (phrase.test(question)) {
      features.set(`~${concept}`, 1);
      question = question.replace(phrase, " ");
    }
  for (const [stem = ""] of questionTerms(withoutTypeWords(question))) {
    const concept = conceptOfStem.get(stem);
    if (concept) features.set(`~${concept}`, 1);
    const weight = concept ? ownWeight : lightStems.has(stem) ? lightWeight : 1;
    features.set(`=${stem}`, weight);
    const padded = `^${stem}$`;
    const trigrams = Math.max(1, padded.length - 2);
    for (let at = 0; at + 3 <= padded.length; at++)
      features.set(padded.slice(at, at + 3), (weight * trigramWeight) / Math.sqrt(trigrams));
  }
  const type = questionTypeOf(asked);
  const kind = type && (kinds[type] ?? type);
  if (kind) features.set(`?${kind}`, typeWeight);
  return { features, kind };
};

/** The questions' features weighed by their rarity (TF-IDF). */
export const vectorsOf = async (questions: string[], slice: Slice): Promise<Vector[]> => {
  const all: ReturnType<typeof featuresOf>[] = [];
  for (const question of questions) {
    await slice();
    all.push(featuresOf(question));
  }
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
