import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { key } from "../names.ts";

export const sumNames = ["conversations", "messages", "tokens", "response_ms", "timed_answers"] as const;

/** `response_ms` is the sum over the `timed_answers`: those that have a response time. */
export type DaySums = Record<(typeof sumNames)[number], number>;

type Day = {
  account_id: string;
  /** ISO date in UTC. */
  day: string;
  rag_system_id: string;
};

const number = z.number().default(0);

const keyOf = ({ account_id, day, rag_system_id }: Day) => ({
  pk: key("aggregates", account_id),
  sk: key("conversationDay", day, rag_system_id),
});

/** The sums of a day by kind of session. */
export const daySumsShape = z.object({
  account_id: z.string(),
  day: z.string(),
  rag_system_id: z.string(),
  public_conversations: number,
  public_messages: number,
  public_tokens: number,
  public_response_ms: number,
  public_timed_answers: number,
  private_conversations: number,
  private_messages: number,
  private_tokens: number,
  private_response_ms: number,
  private_timed_answers: number,
});

export const dayEntity = entity({ name: "Sums of a day", shape: daySumsShape, key: keyOf, keysOf: keyOf });

export const dayOf = ({ user_id, rag_system_id, started_at }: Conversation): Day => ({
  account_id: user_id,
  day: started_at.slice(0, 10),
  rag_system_id,
});

export const sessionOf = ({ is_public_session }: Pick<Conversation, "is_public_session">) =>
  is_public_session ? ("public" as const) : ("private" as const);
