import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import { builtinModel } from "#platform/models/builtin.ts";
import { port } from "#platform/ports.ts";
import type { Passage } from "#platform/search/port.ts";
import { defaultAnswerStyle, defaultParameters } from "#shared/chatbots/answer-style.ts";
import { plainWord, wordsOf } from "../language/words.ts";
import { passagesFor } from "../retrieval/passages-for.ts";
import { retrieve } from "../retrieval/retrieve.ts";
import { topicAsked } from "../topics/frames.ts";
import type { Candidate } from "./candidates.ts";

/** The share of an answer's words that its section has. */
const leastShared = 0.8;

/** Whether the built-in model answers a question, and from the section that the question is about. */
export const isAnsweredBy = async (
  { chatbot, configuration }: ConfiguredChatbot,
  { question, documentId, section }: Candidate,
): Promise<boolean> => {
  const text = topicAsked(question) ?? question;
  const outcome = { text, ...(await retrieve(chatbot.id, text, { judge: "words" })) };
  const { refusal } = configuration.answer_style ?? defaultAnswerStyle;
  const found = passagesFor("builtin", refusal, outcome);
  const [best] = found;
  if (!best) return false;
  if (best.isWrittenFor) return best.passage.documentId === documentId;
  const passages = found.map(({ passage }) => passage);
  const answer = await answerTo(text, passages);
  const cited = [...answer.matchAll(/\[(\d{1,3})\]/g)].map(([, number]) => passages[Number(number) - 1]);
  return cited.some((passage) => passage?.documentId === documentId) && isFrom(section, answer);
};

const answerTo = async (question: string, passages: Passage[]): Promise<string> => {
  const { max_tokens: maxTokens, top_p: topP, temperature } = defaultParameters;
  const settings = { temperature, maxTokens, topP, frequencyPenalty: 0, presencePenalty: 0 };
  const events = (await port("models")).chat({
    ...builtinModel,
    ...settings,
    messages: [],
    question,
    passages,
  });
  let text = "";
  for await (const event of events) if ("text" in event) text += event.text;
  return text;
};

const isFrom = (section: string, answer: string): boolean => {
  const own = new Set(wordsOf(section).map(plainWord));
  const words = wordsOf(answer.replace(/\[\d{1,3}\]/g, " ")).map(plainWord);
  return words.length > 0 && words.filter((word) => own.has(word)).length >= leastShared * words.length;
};
