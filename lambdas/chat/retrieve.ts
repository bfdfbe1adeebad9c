import { leastAnswerability } from "./answerability.ts";
import { type Found, rank } from "./rank.ts";

export type { Found };

const passages = 5;
/** At most this many characters of passages go to the model. */
const budget = 8000;
/** A language model's embeddings this similar are on the same thing, whatever the words. */
const leastSimilarity = 0.55;

/** The chatbot's passages that bear on the question, best first; none where its documents have nothing on it. */
export const retrieve = async (chatbotId: string, question: string): Promise<Found[]> => {
  const { ranked, answerability, nearest } = await rank(chatbotId, question);
  const isAnswered = answerability >= leastAnswerability || nearest >= leastSimilarity;
  const bearing = ranked.filter(({ similarity }) => similarity > 0);
  return isAnswered ? within(budget, bearing.slice(0, passages)) : [];
};

const within = (limit: number, found: Found[]): Found[] => {
  let length = 0;
  return found.filter(({ passage }, n) => {
    length += passage.text.length;
    return n === 0 || length <= limit;
  });
};
