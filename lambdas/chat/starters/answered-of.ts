import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { Candidate } from "./candidates.ts";

/** The questions that the chatbot's model answers; a language model is not asked, because it reads all that is near. */
export const answeredOf = async (asked: ConfiguredChatbot, candidates: Candidate[]): Promise<Candidate[]> => {
  if (asked.configuration.provider !== "builtin" || candidates.length === 0) return candidates;
  const { isAnsweredBy } = await import("./is-answered-by.ts");
  const isAnswered = await Promise.all(candidates.map((one) => isAnsweredBy(asked, one)));
  return candidates.filter((_, at) => isAnswered[at]);
};
