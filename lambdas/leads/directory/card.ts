import * as z from "zod";
import { folded } from "#lambdas/core/folded.ts";
import { LeadStatus } from "#shared/leads/shapes.ts";

/** The fields by which a lead is found, counted and sorted. */
export const CardFields = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  rag_system_id: z.string(),
  status: LeadStatus,
  created_at: z.string(),
  last_contacted_at: z.string().nullable(),
});
export type CardFields = z.infer<typeof CardFields>;

export interface Card extends CardFields {
  /** The texts that a search looks through, folded. */
  searched: string;
}

/** A card of exactly these fields, whatever else the given object has. */
export const newCard = (fields: CardFields): Card => {
  const { id, name, email, company, rag_system_id, status, created_at, last_contacted_at } = fields;
  const searched = folded(`${name ?? ""}\n${email ?? ""}\n${company ?? ""}`);
  return { id, name, email, company, rag_system_id, status, created_at, last_contacted_at, searched };
};

export const isSameCard = (one: Card, other: Card): boolean =>
  one.name === other.name &&
  one.email === other.email &&
  one.company === other.company &&
  one.status === other.status &&
  one.last_contacted_at === other.last_contacted_at;
