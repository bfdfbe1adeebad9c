import * as z from "zod";
import { at } from "../contract/fields.ts";

const count = z.number().int();

/** The reason why a question is open: nothing was found, or its answer was disliked. */
export const gapKinds = ["refused", "disliked"] as const;

export const gapStatuses = ["open", "asked", "closed", "set_aside"] as const;
export type GapStatus = (typeof gapStatuses)[number];

/** Why a question that was asked again is still open. */
export const gapResults = ["answered", "refused", "paused", "failed"] as const;
export type GapResult = (typeof gapResults)[number];

/** The questions of a gap, asked again. */
const Replay = z.object({
  startedAt: at,
  /** Absent while questions are being asked. */
  endedAt: at.optional(),
  /** Questions that were asked so far, and all of them. */
  done: count,
  total: count,
  /** People whose questions are all answered now, and all whose questions were asked. */
  answered: count,
  people: count,
  /** The document of the answer could not be read, or a budget had no room. */
  obstacle: z.enum(["document", "budget"]).optional(),
});

/** Questions with one meaning that a chatbot did not answer. */
export const Gap = z.object({
  id: z.string(),
  chatbotId: z.string(),
  chatbotName: z.string(),
  status: z.enum(gapStatuses),
  /** The usual wording, without personal details. */
  wording: z.string(),
  people: count,
  asked: count,
  disliked: count,
  firstAsked: at,
  lastAsked: at,
  /** The link with which a colleague may answer, as long as it works. */
  link: z.object({ name: z.string().optional(), expiresAt: at, askedAt: at }).optional(),
  /** A colleague did not know the answer. */
  unknownTo: z.string().optional(),
  /** A document is expected, after which the questions are asked again. */
  awaitsDocument: z.boolean(),
  replay: Replay.optional(),
});
export type Gap = z.infer<typeof Gap>;

const GapQuestion = z.object({
  id: z.string(),
  /** Without personal details. */
  wording: z.string(),
  kind: z.enum(gapKinds),
  at,
  result: z.enum(gapResults).optional(),
  /** The answer that it gets now. */
  answer: z.string().optional(),
});
export type GapQuestion = z.infer<typeof GapQuestion>;

export const GapDetail = Gap.extend({
  questions: z.array(GapQuestion),
  /** The latest conversation with one of the questions. */
  conversationId: z.string().optional(),
  /** The written answer of this gap. */
  documentId: z.string().optional(),
  answer: z.string().optional(),
  /** The page with which a colleague may answer; sent once, when the link is made. */
  token: z.string().optional(),
});
export type GapDetail = z.infer<typeof GapDetail>;

/** Why questions are gathered by words although a provider has embeddings. */
export const groupingProblems = ["failed", "budget"] as const;

export const Gaps = z.object({
  /** Most people first. */
  items: z.array(Gap),
  /** Whether any question was ever stored for this account's gaps. */
  hasQuestions: z.boolean(),
  /** How the gaps were gathered: by meaning with an embedding model, or by words without one. */
  grouping: z.object({ model: z.string().optional(), problem: z.enum(groupingProblems).optional() }),
  /** Further questions are being placed. */
  isGrouping: z.boolean(),
});
export type Gaps = z.infer<typeof Gaps>;

/** The question behind a colleague's link. */
export const AskedColleague = z.object({
  question: z.string(),
  /** How many people asked. */
  people: count,
  chatbotName: z.string(),
  /** An answer was given, or the colleague did not know it. */
  state: z.enum(["open", "answered", "unknown"]),
  /** Whether the answer may be spoken: something is set up that turns it into text. */
  can_speak: z.boolean().optional(),
});
export type AskedColleague = z.infer<typeof AskedColleague>;
