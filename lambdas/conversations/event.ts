import * as z from "zod";
import type { DayCounts } from "#lambdas/core/ledger/store.ts";
import { entity } from "#platform/table/entity.ts";
import type { Upgrade } from "#platform/table/upgrades.ts";
import { at } from "#shared/contract/fields.ts";
import { Message } from "#shared/conversations/shapes.ts";
import { key, keyPrefix } from "./names.ts";

const numbered = {
  id: z.string(),
  conversation_id: z.string(),
  /** Its number in the conversation, from 1; 0 in stored events from before numbers, which `events.ts` numbers. */
  seq: z.number().int(),
  created_at: at,
};

const MessageEvent = Message.extend({
  ...numbered,
  kind: z.literal("message"),
  /** The digests of the answer's sources and their similarities; answers from before hold `context_chunks` instead. */
  sources: z.array(z.tuple([z.string(), z.number()])).optional(),
  /** Headings above the first source. */
  title_path: z.array(z.string()).optional(),
  /** Whether the numbers of its day hold its reader's opinion; absent for one from before they did. */
  is_rating_counted: z.boolean().optional(),
});
export type MessageEvent = z.infer<typeof MessageEvent>;

/** The user id of a member, and the name that visitors see; absent if the member gave none. */
const byPerson = { person: z.string(), name: z.string().optional() };

/** A person takes the conversation over from the chatbot, or from another person who gives it away. */
const ClaimEvent = z.object({ ...numbered, kind: z.literal("claim"), ...byPerson, until: at });

/** A person hands the conversation back to the chatbot. */
const ReleaseEvent = z.object({ ...numbered, kind: z.literal("release"), ...byPerson });

/** The visitor asks for a person, or goes on with the chatbot after all. */
const RequestEvent = z.object({
  ...numbered,
  kind: z.literal("request"),
  wants_person: z.boolean(),
  /** `closed`: asked for outside the hours. `expired`: nobody came in time, so the chatbot answers again. */
  outcome: z.enum(["closed", "expired"]).optional(),
  /** Minutes until it expires; of a request that is waited for. */
  wait_minutes: z.number().int().optional(),
});

/** The visitor left an address for the answer. */
const AddressEvent = z.object({ ...numbered, kind: z.literal("address"), email: z.string() });

/** A member's note for the others, which the visitor and the chatbot never get. */
const NoteEvent = z.object({
  ...numbered,
  kind: z.literal("note"),
  ...byPerson,
  content: z.string(),
  idempotency_key: z.string(),
});

/** A reader's opinion of an answer; null takes an earlier one back. The answer holds the last one, too. */
const FeedbackEvent = z.object({
  ...numbered,
  kind: z.literal("feedback"),
  message_id: z.string(),
  rating: z.enum(["up", "down"]).nullable(),
  comment: z.string().optional(),
});

/** A text that did not reach the visitor's messenger, with the reason as members read it. */
const UndeliveredEvent = z.object({ ...numbered, kind: z.literal("undelivered"), reason: z.string() });

/** The visitor left contact details, which are with the lead. */
const LeadEvent = z.object({ ...numbered, kind: z.literal("lead"), lead_id: z.string() });

const StoredEvent = z.discriminatedUnion("kind", [
  MessageEvent,
  ClaimEvent,
  ReleaseEvent,
  RequestEvent,
  AddressEvent,
  NoteEvent,
  UndeliveredEvent,
  FeedbackEvent,
  LeadEvent,
]);
/** An event of a conversation. Another kind is another member of the union: the store treats all alike. */
export type StoredEvent = z.infer<typeof StoredEvent>;

type Without<Event, Name extends string> = Event extends unknown ? Omit<Event, Name> : never;
/** An event before it is stored, which numbers it. */
export type NewEvent = Without<StoredEvent, "seq">;

interface EventKey {
  conversation_id: string;
  id: string;
  seq: number;
}

/**
 * Events sort after the messages from before they were numbered, which are keyed by their ids: `seq_` sorts after
 * `msg_`.
 */
const sortKey = ({ seq, id }: Pick<EventKey, "id" | "seq">): string =>
  seq > 0 ? key("message", `seq_${String(seq).padStart(9, "0")}`) : key("message", id);

const keyOf = ({ conversation_id, ...event }: EventKey) => ({
  pk: key("conversation", conversation_id),
  sk: sortKey(event),
});

const fromMessage: Upgrade = (stored) => ({ kind: "message", seq: 0, ...stored });

export const eventEntity = entity({
  name: "Event",
  shape: StoredEvent,
  key: keyOf,
  keysOf: keyOf,
  upgrades: [fromMessage],
});

export const isMessage = (event: StoredEvent): event is MessageEvent => event.kind === "message";

/** The events of a conversation, as a query. */
export const eventsIn = (conversationId: string) => ({
  pk: key("conversation", conversationId),
  prefix: keyPrefix("message"),
});

/** The query of the numbered events from one number to another, inclusive; without `last` to the end. */
export const numberedFrom = (conversationId: string, first: number, last?: number) => ({
  ...eventsIn(conversationId),
  from: sortKey({ id: "", seq: first }),
  ...(last !== undefined && { to: sortKey({ id: "", seq: last }) }),
});

/** The query of the events before numbers, or of those up to one of them. */
export const unnumbered = (conversationId: string, last?: StoredEvent) => ({
  ...eventsIn(conversationId),
  from: keyPrefix("message"),
  to: last ? sortKey(last) : key("message", "msg_~"),
});

export type Ending = keyof Pick<
  DayCounts,
  "answered" | "refused" | "small_talk" | "paused" | "stopped" | "failed"
>;

/** How an answer ended, by its message's metadata; those of former releases without any were answers. */
export const endingOf = ({ outcome, stopped, failed }: Record<string, string>): Ending => {
  if (failed) return failed === "no_context" ? "refused" : "failed";
  if (stopped) return "stopped";
  return endings.find((ending) => ending === outcome) ?? "answered";
};

const endings = ["answered", "refused", "small_talk", "paused"] as const;

/** Endings after which the question is as open as before. */
export const leavesOpen = (ending: Ending): boolean => ["refused", "paused", "failed"].includes(ending);
