import { judgeOf } from "../retrieval/passages-for.ts";
import { searchFor } from "../retrieval/retrieve.ts";
import { topicAsked } from "../topics/frames.ts";
import type { QuestionInConversation, UnderstoodQuestion } from "./understood-question.ts";

/**
 * Searches for a question as it is meant in its conversation. The module for follow-ups is loaded on first use, because
 * the first question needs none of it.
 */
export const understand = async (asked: QuestionInConversation): Promise<UnderstoodQuestion> => {
  const { question, turns, chatbot, configuration, attached, watch } = asked;
  const topic = topicAsked(question);
  if (turns.length > 0 && !topic) return (await import("./follow-up.ts")).understandFollowUp(asked);
  const options = { judge: judgeOf(configuration), attached };
  return watch.time("Search", () => searchFor(chatbot.id, topic ?? question, options));
};
