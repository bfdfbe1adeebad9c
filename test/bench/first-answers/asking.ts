import { streamAnswer } from "#lambdas/chat/engine.ts";
import { read } from "#lambdas/core/reading/read.ts";
import { embedPassages, putPassages } from "#lambdas/ingest/index/index-document.ts";
import { builtinModel } from "#platform/models/builtin.ts";
import { defaultParameters } from "#shared/chatbots/answer-style.ts";
import { sampleChatbot } from "../../core/chatbots/sample-chatbot.ts";
import type { Document } from "./documents.ts";

const accountId = "user_first_answers";
const quietly = () => undefined;

/** Reads a document as an upload is read, and puts its passages into the index of each of the chatbots. */
export const putInto = async (chatbotIds: string[], { name, bytes }: Document): Promise<void> => {
  const { chunks } = await read(
    bytes,
    { owner: accountId, filename: name },
    { report: quietly, onSplit: quietly },
  );
  for (const rag_system_id of chatbotIds) {
    const document = { id: `doc_${name}`, rag_system_id, filename: name };
    await putPassages(document, await embedPassages(document, chunks));
  }
};

export interface Answer {
  text: string;
  /** The documents of the sources, in their order. */
  documents: string[];
  outcome: string;
  milliseconds: number;
}

/** Asks a chatbot with the usual settings, through everything that an answer passes. */
export const ask = async (chatbotId: string, question: string): Promise<Answer> => {
  const startedAt = performance.now();
  let text = "";
  let documents: string[] = [];
  let outcome = "";
  for await (const event of streamAnswer(questionTo(chatbotId, question))) {
    if (event.type === "delta") text += event.text;
    if (event.type === "sources") documents = event.context.map(({ metadata }) => metadata.filename);
    if (event.type === "done") outcome = event.outcome;
  }
  return { text, documents, outcome, milliseconds: performance.now() - startedAt };
};

const questionTo = (chatbotId: string, question: string): Parameters<typeof streamAnswer>[0] => ({
  question,
  earlier: { turns: [], total: 0 },
  askedAt: new Date(),
  signal: new AbortController().signal,
  chatbot: sampleChatbot({ id: chatbotId, user_id: accountId, name: "First answers" }),
  configuration: {
    ...builtinModel,
    ...defaultParameters,
    id: "",
    rag_system_id: chatbotId,
    user_id: accountId,
    system_prompt: null,
  },
});
