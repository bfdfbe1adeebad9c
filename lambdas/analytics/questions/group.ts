import { cluster } from "#platform/questions/cluster.ts";
import { masked } from "#platform/questions/mask.ts";
import { oddLength, wordingOf } from "#platform/questions/wording.ts";
import type { QuestionGroup } from "#shared/analytics/shapes.ts";

export interface Asked {
  question: string;
  conversationId: string;
  chatbot: string;
  isAnswered: boolean;
  /** ISO time. */
  at: string;
}

const mostShown = 3;

/** Questions gathered by meaning; those that most people asked first, and the latest of equal ones. */
export const groupQuestions = async (asked: Asked[]): Promise<QuestionGroup[]> => {
  const byWording = Map.groupBy(asked, ({ question }) => wordingOf(question));
  const wordings = [...byWording.keys()];
  return (await cluster(wordings))
    .map((places) => places.map((at) => byWording.get(wordings[at] ?? "") ?? []))
    .map(groupOf)
    .toSorted((one, other) => other.people - one.people || (one.firstAsked < other.firstAsked ? 1 : -1));
};

const groupOf = (wordings: Asked[][]): QuestionGroup => {
  const usual = wordings.toSorted(
    (one, other) =>
      peopleIn(other) - peopleIn(one) ||
      oddLength(one[0]?.question ?? "") - oddLength(other[0]?.question ?? ""),
  );
  const all = usual.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const [first, ...others] = usual.map(([one]) => masked(one?.question ?? ""));
  return {
    wording: first ?? "",
    otherWordings: others.slice(0, mostShown),
    wordings: wordings.length,
    people: peopleIn(all),
    asked: all.length,
    answered: all.filter(({ isAnswered }) => isAnswered).length,
    chatbots: [...new Set(all.map(({ chatbot }) => chatbot))],
    firstAsked: all[0]?.at ?? "",
    conversationId: all.at(-1)?.conversationId ?? "",
  };
};

const peopleIn = (asked: Asked[]): number => new Set(asked.map(({ conversationId }) => conversationId)).size;
