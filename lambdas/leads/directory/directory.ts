import * as z from "zod";
import { openDirectories } from "#lambdas/core/directory/directories.ts";
import type { Directory } from "#lambdas/core/directory/directory.ts";
import { factsOf } from "#platform/table/facts.ts";
import { leadEntity } from "../entities.ts";
import { key, keyPrefix } from "../names.ts";
import { type Card, CardFields, isSameCard, newCard } from "./card.ts";

export type LeadDirectory = Directory<Card>;

const StoredCard = CardFields.extend({ removed_at: z.string().optional() });

/** The cards of accounts' leads that are not deleted. */
export const leadDirectories = openDirectories({
  name: "leads",
  words: { change: key("leadChange"), index: key("leadIndex") },
  fields: CardFields,
  newCard,
  isSame: isSameCard,
  lookup: (account_id: string, id: string) => leadEntity.lookup({ account_id, id }),
  cardOf: (lead) => (lead.removed_at ? undefined : lead),
  read: async function* (accountId: string) {
    const stored = factsOf(StoredCard, { pk: key("account", accountId), prefix: keyPrefix("lead") });
    for await (const { removed_at, ...fields } of stored) if (!removed_at) yield newCard(fields);
  },
});
