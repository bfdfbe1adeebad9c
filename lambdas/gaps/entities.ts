import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { gapKinds, gapResults, gapStatuses } from "#shared/gaps/shapes.ts";
import { key } from "./names.ts";

/** A visitor's question that found no answer, or whose answer was disliked. */
const OpenQuestion = z.object({
  account_id: z.string(),
  conversation_id: z.string(),
  /** The id of its answer's message. */
  id: z.string(),
  chatbot_id: z.string(),
  question: z.string(),
  kind: z.enum(gapKinds),
  /** Tells people apart: a keyed hash of the visitor's id, or else of the session. */
  person: z.string(),
  /** The number of its event in the conversation; the replay reads what was said before. */
  seq: z.number().int(),
  asked_at: at,
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export type QuestionKey = Pick<OpenQuestion, "account_id" | "conversation_id" | "id">;

const questionKey = ({ account_id, conversation_id, id }: QuestionKey) => ({
  pk: key("gapQuestion", account_id),
  sk: `${conversation_id}#${id}`,
});

export const questionEntity = entity({
  name: "Open question",
  shape: OpenQuestion,
  key: questionKey,
  keysOf: (question) => ({
    ...questionKey(question),
    gsi1pk: key("gapQuestion", question.account_id),
    gsi1sk: `${question.asked_at}#${question.id}`,
  }),
});

const Replay = z.object({
  started_at: at,
  ended_at: at.optional(),
  /** The questions to ask, by the ids of their answers. */
  questions: z.array(z.string()),
  /** The outcome and the beginning of the new answer by question. */
  results: z.record(z.string(), z.object({ result: z.enum(gapResults), answer: z.string().optional() })),
  obstacle: z.enum(["document", "budget"]).optional(),
});
export type Replay = z.infer<typeof Replay>;

const StoredGap = z.object({
  account_id: z.string(),
  id: z.string(),
  chatbot_id: z.string(),
  status: z.enum(gapStatuses),
  /** Questions by the ids of their answers; some may be forgotten by now. */
  members: z.array(z.string()),
  /** The owner's question and its written answer. */
  question: z.string().optional(),
  document_id: z.string().optional(),
  link: z.object({ hash: z.string(), name: z.string().optional(), asked_at: at, expires_at: at }).optional(),
  unknown_to: z.string().optional(),
  /** A colleague's reply that is being stored as a written answer. */
  reply: z
    .object({ question: z.string(), answer: z.string(), asked_by: z.string(), hash: z.string(), at })
    .optional(),
  /** Questions are asked again after a document that is newer than this. */
  awaits_since: at.optional(),
  replay: Replay.optional(),
  /** Raised by each pass of a replay, so that a former pass stops. */
  replay_turn: z.number().int().optional(),
  /** The schedule looks after it from then on; absent if nothing waits. */
  due_at: at.optional(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type StoredGap = z.infer<typeof StoredGap>;

export type GapKey = Pick<StoredGap, "account_id" | "id">;

const gapKey = ({ account_id, id }: GapKey) => ({ pk: key("gap", account_id), sk: key("gap", id) });

/** The place of a gap among those that the schedule looks after. */
export const duePlace = ({ id }: Pick<StoredGap, "id">, due_at: string) => ({
  due_at,
  gsi1pk: key("gapDue"),
  gsi1sk: `${due_at}#${id}`,
});

export const notDue = ["due_at", "gsi1pk", "gsi1sk"];

export const gapEntity = entity({
  name: "Gap",
  shape: StoredGap,
  key: gapKey,
  keysOf: (gap) => ({ ...gapKey(gap), ...(gap.due_at && duePlace(gap, gap.due_at)) }),
});

/** A colleague's link to a question. */
const GapLink = z.object({
  /** SHA-256 of the token, in hexadecimal digits. */
  hash: z.string(),
  account_id: z.string(),
  gap_id: z.string(),
  chatbot_id: z.string(),
  question: z.string(),
  people: z.number().int(),
  name: z.string().optional(),
  /** The user who asks. */
  asked_by: z.string(),
  expires_at: at,
  state: z.enum(["open", "answered", "unknown"]),
  ttl: z.number().int(),
});
export type GapLink = z.infer<typeof GapLink>;

const linkKey = ({ hash }: Pick<GapLink, "hash">) => ({ pk: key("gapLink", hash), sk: key("gapLink") });

export const linkEntity = entity({ name: "Link", shape: GapLink, key: linkKey, keysOf: linkKey });
