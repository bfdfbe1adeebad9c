import { conversationStore, type Exchange } from "#lambdas/conversations/store.ts";
import type { Channel } from "#platform/search/messages/port.ts";
import type { Write } from "#platform/table/client.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { record } from "./conversation/record.ts";
import { type EarlierTurns, readEarlierTurns } from "./conversation/turns.ts";
import { streamAnswer } from "./engine.ts";
import type { ChatQuestion } from "./question.ts";

interface Asking extends Omit<ChatQuestion, "earlier"> {
  /** The stored conversation that the question goes on with. */
  conversation: Conversation | undefined;
  /** The one that it begins, if there is none. */
  begun: Conversation;
  /** The way by which the question came. */
  source: Channel;
  /** The turns before it; else those of the stored conversation are read. */
  earlier?: EarlierTurns;
  /** Changes the exchange before it is stored. */
  marked?(exchange: Exchange): Exchange;
  /** Writes that join the transaction which stores the exchange. */
  alsoStore?(exchange: Exchange): Write[];
  /** Called when the exchange is stored; a failed answer without a word is not. */
  noteStored?(): void;
}

/** Answers a question and stores the exchange in its conversation, unless a person of the team holds that. */
export async function* ask({
  conversation,
  begun,
  source,
  earlier,
  marked = (exchange) => exchange,
  alsoStore = () => [],
  noteStored,
  ...asked
}: Asking): AsyncGenerator<ChatEvent> {
  const { question, configuration, askedAt } = asked;
  if (conversation) await conversationStore.leaveToHolder(conversation, question);
  const turns = earlier ?? (await readEarlierTurns(conversation));
  // Another question of the session may open the conversation in the meantime.
  const store = async (answered: Exchange) => {
    const exchange = marked(answered);
    const also = alsoStore(exchange);
    if (conversation || !(await conversationStore.open(begun, exchange, also)))
      await conversationStore.append(conversation ?? begun, exchange, also);
    noteStored?.();
  };
  yield* record(streamAnswer({ ...asked, earlier: turns }), {
    conversation: conversation ?? begun,
    question,
    configuration,
    source,
    askedAt,
    store,
  });
}
