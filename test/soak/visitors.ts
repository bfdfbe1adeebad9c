import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Conversation, Ledger } from "../faults/killed/ledger.ts";
import type { Setup } from "../faults/killed/operations.ts";
import { nobody } from "../users.ts";
import type { Household } from "./owners.ts";

export interface Answers {
  count: number;
  beforeModel: number[];
  /** When the model was asked the question of this number; told once. */
  reachedAt(number: string): number | undefined;
}

export const answersOf = (reachedAt: Map<string, number>): Answers => ({
  count: 0,
  beforeModel: [],
  reachedAt(number) {
    const at = reachedAt.get(number);
    reachedAt.delete(number);
    return at;
  },
});

/** Somebody asks on the public page or in the widget, up to three times; every fifth leaves in the middle of an answer. */
export const visit = async (household: Household, setup: Setup, answers: Answers): Promise<void> => {
  if (setup.next() < 0.4) return visitPage(household, setup, answers);
  const { widgetId, widgetChatbotId, ledger } = household;
  const { token, session_id: sessionId } = await nobody(setup.url).visitors.session({ widgetId });
  const conversation: Conversation = { id: sessionId.replace(/^ses_/, "conv_"), answered: [], isBusy: false };
  ledger.conversations.push(conversation);
  for (let questions = 1 + Math.floor(setup.next() * 3); questions > 0; questions--) {
    const { message, number } = questionOf(ledger, widgetChatbotId, setup);
    const input = { widgetId, sessionId, message, stream: true };
    const request = toRequest(contract.chat.askWidget, input, setup.url);
    const answer = await read(request, { token, number, setup, answers });
    if (answer === undefined) return;
    conversation.answered.push({ question: message, answer });
  }
};

const visitPage = async ({ ledger }: Household, setup: Setup, answers: Answers) => {
  const own = ledger.chatbots[Math.floor(setup.next() * ledger.chatbots.length)];
  if (!own?.slug) return;
  const { token } = await nobody(setup.url).visitors.session({ ragSlug: own.slug });
  const { message, number } = questionOf(ledger, own.id, setup);
  const request = toRequest(contract.chat.askPublicStream, { ragSlug: own.slug, message }, setup.url);
  own.attempted++;
  const answer = await read(request, { token, number, setup, answers });
  if (answer !== undefined) own.asked++;
};

/** About something that one of the chatbot's documents says. */
const questionOf = ({ documents }: Ledger, chatbotId: string, { next, number }: Setup) => {
  const answering = documents.filter((own) => own.chatbotId === chatbotId && own.presence === "there");
  const own = answering[Math.floor(next() * answering.length)];
  const shelf = /shelf (\d+)/.exec(own?.text ?? "")?.[1] ?? "1";
  const asked = String(number());
  return { number: asked, message: `How many books does shelf ${shelf} hold? #${asked}` };
};

interface Reading {
  token: string;
  number: string;
  setup: Setup;
  answers: Answers;
}

/** The whole answer; undefined where the visitor left it, or where there was nothing yet to answer from. */
const read = async (
  request: Request,
  { token, number, setup, answers }: Reading,
): Promise<string | undefined> => {
  request.headers.set("authorization", `Bearer ${token}`);
  const leaving = new AbortController();
  const isLeaving = setup.next() < 0.2;
  const sentAt = performance.now();
  const response = await fetch(request, { signal: leaving.signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  let text = "";
  for await (const event of decodeEvents(response.body)) {
    if (event.type === "error" && event.error.code === "no_context") return undefined;
    if (event.type === "error") throw new Error(event.error.message);
    if (event.type === "delta") text += event.text;
    if (event.type === "delta" && isLeaving) {
      leaving.abort();
      return undefined;
    }
  }
  answers.count++;
  const reached = answers.reachedAt(number);
  if (reached !== undefined) answers.beforeModel.push(reached - sentAt);
  return text;
};
