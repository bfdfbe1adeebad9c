import type { ModelChoice } from "#platform/models/port.ts";
import type { RefusalChoice } from "#shared/chatbots/answer-style.ts";
import { leastAnswerability, thresholds } from "./answerability.ts";
import { confirms } from "./confirmation.ts";
import { denies } from "./denial.ts";
import type { FoundPassage, Judge } from "./rank.ts";
import type { SearchOutcome } from "./retrieve.ts";

/** Set by hand: below these probabilities no passage is quoted, and no question answered whose best passage has no more. */
const leastQuoted = 0.05;
const leastBest = 0.15;
/** The likelihood of a passage that a question's form confirms: of seven such answers to 29 measured documents six were right. */
const likelihoodIfConfirmed = 0.8;

/**
 * The passages of an answer; none refuses the question. A language model judges itself whether the related passages
 * answer it, unless the chatbot is strict. The thresholds are calibrated for the built-in model, which quotes whatever it
 * receives.
 */
export const passagesFor = (
  provider: ModelChoice["provider"],
  refusal: RefusalChoice,
  { text, quotable, related, ranking }: SearchOutcome,
): FoundPassage[] => {
  if (provider === "builtin") {
    const isAnswered =
      ranking.answerability >= thresholds[refusal] &&
      quotable.some(({ similarity }) => similarity >= leastBest);
    const confirming = isAnswered ? [] : confirmingOf(text, quotable);
    if (confirming.length > 0) return confirming;
    const likely = isAnswered ? quotable.filter(({ similarity }) => similarity >= leastQuoted) : [];
    const isOwn = likely.some(({ isWrittenFor }) => isWrittenFor);
    return !isOwn && denies(text, likely) ? [] : likely;
  }
  return refusal === "strict" && ranking.answerability < leastAnswerability ? [] : related;
};

const confirmingOf = (question: string, quotable: FoundPassage[]): FoundPassage[] =>
  quotable
    .filter(({ passage }) => confirms(question, passage))
    .slice(0, 2)
    .map((one) => ({ ...one, similarity: Math.max(one.similarity, likelihoodIfConfirmed) }));

/** A language model judges written answers; the built-in one would quote them to other questions. */
export const judgeOf = ({ provider }: Pick<ModelChoice, "provider">): Judge =>
  provider === "builtin" ? "words" : "model";
