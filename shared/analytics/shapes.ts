import * as z from "zod";
import { at, reference } from "../contract/fields.ts";

const count = z.number().int();

/** Figures of some days. Amounts are US dollars. */
export const Figures = z.object({
  conversations: count,
  messages: count,
  /** Visitors of widgets and of public pages that keep conversations, each once a day. */
  visitors: count,
  /** Questions on public pages. */
  publicViews: count,
  questions: count,
  tokens: count,
  cost: z.number(),
  /** Answers and embeddings whose tokens are estimated, because the provider reported none. */
  estimated: count,
  /** Answers whose model has no known price, so that the cost lacks them. */
  unpriced: count,
  answered: count,
  /** The documents did not answer. */
  refused: count,
  smallTalk: count,
  /** Kept back by a budget. */
  paused: count,
  stopped: count,
  failed: count,
  /** Questions that a person got. */
  handed: count,
  /** Conversations in which a question stayed open for the first time. */
  unresolved: count,
  liked: count,
  disliked: count,
  /** Milliseconds; null without an answer that has a response time. */
  averageResponse: z.number().nullable(),
  /** Answers with a response time. */
  timedAnswers: count,
});
export type Figures = z.infer<typeof Figures>;

const day = z.string();

/** Days, inclusive, of the account's time zone. */
const Span = z.object({ first: day, last: day });

export const DayFigures = Figures.extend({
  day,
  before: z.object({
    /** The day that lies as far in the period before. */
    day,
    conversations: count,
  }),
});
export type DayFigures = z.infer<typeof DayFigures>;

export const HourFigures = z.object({
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  /** On the clocks of the account's time zone, from 0 to 23. */
  hour: z.number().int().min(0).max(23),
  conversations: count,
  questions: count,
  tokens: count,
  cost: z.number(),
});
export type HourFigures = z.infer<typeof HourFigures>;

export const ChatbotFigures = Figures.extend({
  /** Null for chatbots that are deleted, all together. */
  id: z.string().nullable(),
  name: z.string(),
  /** The last day with a question in the period or the one before; null without one. */
  lastActive: day.nullable(),
});
export type ChatbotFigures = z.infer<typeof ChatbotFigures>;

/** Tests, the ways by which visitors and programs come, programs' errands, job interviews, transcriptions, and the reading of documents. */
export const figureSources = [
  "widget",
  "page",
  "telegram",
  "discord",
  "slack",
  "api",
  "test",
  "errand",
  "recording",
  "interview",
  "document",
] as const;

export const SourceFigures = Figures.extend({ source: z.enum(figureSources) });
export type SourceFigures = z.infer<typeof SourceFigures>;

export const Overview = z.object({
  period: Span,
  periodBefore: Span,
  /** A name of the IANA database. */
  timeZone: z.string(),
  /** The time zone of the days before one of the two periods, if it was changed in them. */
  formerZone: z.object({ timeZone: z.string(), until: day }).nullable(),
  /** False while figures of former releases are still being divided; ask again. */
  isComplete: z.boolean(),
  figures: Figures,
  figuresBefore: Figures,
  days: z.array(DayFigures),
  /** Hours without a question or conversation are left out. */
  hours: z.array(HourFigures),
  /** Most conversations first. */
  chatbots: z.array(ChatbotFigures),
  /** Sources without any figure are left out. */
  sources: z.array(SourceFigures),
  /** The versions of the price lists in the costs of the period. */
  priceList: z.string(),
});
export type Overview = z.infer<typeof Overview>;

export const LeadSummary = z.object({
  total: count,
  new: count,
  contacted: count,
  qualified: count,
  converted: count,
  lost: count,
  /** Converted leads in a hundred, with one decimal; null without leads. */
  conversionRate: z.number().nullable(),
});
export type LeadSummary = z.infer<typeof LeadSummary>;

/** Questions with one meaning. */
export const QuestionGroup = z.object({
  /** The usual wording, without addresses and long numbers. */
  wording: z.string(),
  otherWordings: z.array(z.string()),
  /** How many wordings there are. */
  wordings: count,
  /** Conversations in which it was asked. */
  people: count,
  asked: count,
  answered: count,
  chatbots: z.array(z.string()),
  firstAsked: at,
  /** The latest conversation with it. */
  conversationId: reference,
});
export type QuestionGroup = z.infer<typeof QuestionGroup>;

export const Questions = z.object({
  top: z.array(QuestionGroup),
  unanswered: z.array(QuestionGroup),
  /** Conversations of the period, and those that were read for this: the groups' numbers are of the latter. */
  conversations: count,
  read: count,
});
export type Questions = z.infer<typeof Questions>;

export const RecentQuery = z.object({
  id: z.string(),
  conversationId: reference,
  query: z.string(),
  chatbotName: z.string(),
  outcome: z.enum(["answered", "refused", "small_talk", "paused", "stopped", "failed"]),
  responseMs: z.number().nullable(),
  at,
});
export type RecentQuery = z.infer<typeof RecentQuery>;

export const Queries = z.object({ items: z.array(RecentQuery) });
