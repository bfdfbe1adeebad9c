import { analyseQuestion } from "#platform/search/analysis.ts";
import { kindOf } from "./kinds.ts";

/** One of the questions that a person asks in one sentence. */
export interface Question {
  /** As it was asked. */
  text: string;
  /** With what it is about, where only another part says that. */
  about: string;
}

const and =
  /[,;]?\s+(?:and|und|et|y|e|ed|en|и|και|ve|și|și|și|và|और|และ)\s+|\s*[，,]\s*(?:和|并且|以及|还有)?|\s+و(?=أين|متى|كم|كيف|ما|من|هل)/iu;
const asking =
  /^(?:also\s+)?(?:what|which|how|who|where|when|why|can|may|is|are|do|does|was|welche|wie|que|qué|cuál|quel|quelle|qual|che|cosa|какой|какие|ποιο|hangi|ce|care|gì|क्या|什么)(?![\p{L}\p{M}])/iu;

/** The questions in one: "What does it cost and where do I get it?" is two. */
export const questionsIn = (question: string): Question[] => {
  const found = and.exec(question);
  const first = question.slice(0, found?.index);
  const second = found ? question.slice(found.index + found[0].length) : "";
  const isTwo = isAsking(first) && isAsking(second) && kindOf(first) !== kindOf(second);
  if (!isTwo) return [{ text: question, about: question }];
  const isWhole = analyseQuestion(second).length > 1;
  return [
    { text: first, about: first },
    { text: second, about: isWhole ? second : `${second} ${first}` },
  ];
};

/** A question word that stands late belongs to what comes before it. */
const isAsking = (part: string): boolean =>
  asking.test(part.trim()) || kindOf(part.trim().split(/\s+/).slice(0, 3).join(" ")) !== undefined;
