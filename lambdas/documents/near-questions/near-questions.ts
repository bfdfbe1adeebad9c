import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { agrees } from "#platform/questions/agreement/agreement.ts";
import { similaritiesTo } from "#platform/questions/similarities.ts";
import { wordingOf } from "#platform/questions/wording.ts";
import type { documents } from "#shared/documents/routes.ts";
import { maxNearQuestions, type NearQuestion, type NearQuestions } from "#shared/documents/written-answer.ts";
import { askedLately } from "./asked-lately.ts";
import { exchanged } from "./exchanged.ts";

type Written = z.output<(typeof documents)["nearQuestions"]["input"]>;

/** The questions nearest to a written one and its wordings: asked ones first, then ones made from it. */
export const nearQuestions = async (
  accountId: string,
  { chatbotId, question, wordings }: Written,
): Promise<NearQuestions> => {
  const { chatbot, configuration } = await chatbotStore.configured(accountId, chatbotId);
  const written = [question, ...wordings];
  const lately = await askedLately(accountId, chatbot.id);
  const asked = await nearest(written, lately);
  const known = new Set([...written, ...asked.map((one) => one.question)].map(wordingOf));
  const made = exchanged(question, lately)
    .filter((one) => !known.has(wordingOf(one)))
    .map((one) => ({ question: one, wasAsked: false, isCaught: isCaught(written, one) }));
  return {
    items: [...asked, ...made].slice(0, maxNearQuestions).toSorted(caughtFirst),
    isJudgedByModel: configuration.provider !== "builtin",
  };
};

/** Questions that share less with the written ones are about something else. */
const leastSimilarity = 0.15;

const nearest = async (written: string[], asked: string[]): Promise<NearQuestion[]> => {
  const own = new Set(written.map(wordingOf));
  const others = asked.filter((one) => !own.has(wordingOf(one)));
  const similarities = await similaritiesTo(written, others);
  return others
    .map((question, at) => ({
      question,
      similarity: similarities[at] ?? 0,
      isCaught: isCaught(written, question),
    }))
    .filter((one) => one.isCaught || one.similarity >= leastSimilarity)
    .toSorted((one, other) => caughtFirst(one, other) || other.similarity - one.similarity)
    .slice(0, maxNearQuestions)
    .map((one) => ({ question: one.question, wasAsked: true, isCaught: one.isCaught }));
};

const isCaught = (written: string[], question: string): boolean =>
  written.some((one) => agrees(question, one));

const caughtFirst = (one: { isCaught: boolean }, other: { isCaught: boolean }): number =>
  Number(other.isCaught) - Number(one.isCaught);
