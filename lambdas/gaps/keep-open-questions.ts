import { createHmac } from "node:crypto";
import { channelOf, conversationEntity, type StoredConversation } from "#lambdas/conversations/entities.ts";
import {
  endingOf,
  eventEntity,
  eventsIn,
  isMessage,
  type MessageEvent,
  type StoredEvent,
} from "#lambdas/conversations/event.ts";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { type GapQuestionKind, gapStore } from "./store.ts";

interface Key {
  id: string;
  rag_system_id: string;
  user_id: string;
}

/** Longer questions are cut: their beginning tells what they are about. */
const maxCharacters = 500;
/** Ratings of answers further back are not looked for. */
const latestEvents = 100;

/** Keeps the questions among a conversation's events that were refused or whose answers were disliked. */
export const keepOpenQuestions = async (events: StoredEvent[], key: Key): Promise<void> => {
  const messages = events.filter(isMessage);
  const refused = messages.filter(({ metadata }) => endingOf(metadata) === "refused");
  const isRated = events.some(({ kind }) => kind === "feedback");
  if (refused.length === 0 && !isRated) return;
  const conversation = await conversationEntity.find(key);
  if (!conversation || ["test", "interview"].includes(channelOf(conversation))) return;
  for (const answer of refused) await keep(conversation, messages, { answer, kind: "refused" });
  if (isRated) await keepRated(events, conversation);
};

/** The last opinion of an answer counts: the answer holds it. A refused question stays one. */
const keepRated = async (events: StoredEvent[], conversation: StoredConversation): Promise<void> => {
  const query = { ...eventsIn(conversation.id), newestFirst: true, limit: latestEvents };
  const latest = (await eventEntity.list(query)).items.reverse().filter(isMessage);
  const rated = new Set(events.flatMap((event) => (event.kind === "feedback" ? event.message_id : [])));
  for (const answer of latest.filter(({ id }) => rated.has(id))) {
    if (endingOf(answer.metadata) === "refused") continue;
    if (answer.feedback?.rating === "down") await keep(conversation, latest, { answer, kind: "disliked" });
    else await gapStore.forgetQuestion(keyOf(conversation, answer));
  }
};

const keyOf = ({ id: conversation_id, user_id: account_id }: StoredConversation, { id }: MessageEvent) => ({
  account_id,
  conversation_id,
  id,
});

interface Answered {
  answer: MessageEvent;
  kind: GapQuestionKind;
}

const keep = async (
  conversation: StoredConversation,
  messages: MessageEvent[],
  { answer, kind }: Answered,
): Promise<void> => {
  const asked = messages[messages.indexOf(answer) - 1];
  if (asked?.message_type !== "user") return;
  await gapStore.keep({
    ...keyOf(conversation, answer),
    chatbot_id: conversation.rag_system_id,
    question: asked.content.slice(0, maxCharacters),
    kind,
    person: await personOf(conversation),
    seq: asked.seq,
    asked_at: asked.created_at,
  });
};

/** A visitor whom the owner's site has named, or who left an address, is one person in all conversations. */
const personOf = async ({ visitor_id, visitor_info, session_id, user_id }: StoredConversation) => {
  const known = visitor_id || visitor_info.email?.trim().toLowerCase() || session_id;
  const secret = await keyFor("person of a gap");
  return createHmac("sha256", secret).update(`${user_id} ${known}`).digest("base64url").slice(0, 16);
};
