import * as z from "zod";
import { LeadStatus } from "#shared/contract/lead-shapes.ts";

/** What a lead is found, counted and sorted by. */
export const Card = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  rag_system_id: z.string(),
  status: LeadStatus,
  created_at: z.string(),
  last_contacted_at: z.string().nullable(),
});
export type Card = z.infer<typeof Card>;

export const cardFields = [
  "id",
  "name",
  "email",
  "company",
  "rag_system_id",
  "status",
  "created_at",
  "last_contacted_at",
] as const satisfies (keyof Card)[];

const searched = new WeakMap<Card, string>();

/** The texts that a search looks through, in small letters. */
export const searchedIn = (card: Card): string => {
  const known = searched.get(card);
  if (known !== undefined) return known;
  const text = folded([card.name, card.email, card.company].filter(Boolean).join("\n"));
  searched.set(card, text);
  return text;
};

export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
