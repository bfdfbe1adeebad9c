import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { conversationEntity, type StoredConversation } from "../entities.ts";
import { key, keyPrefix } from "../names.ts";

/** A conversation in which a person wrote, listed for its account. One that is gone may be listed still. */
const Intervened = z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() });

const keyOf = ({ user_id, id }: Pick<z.infer<typeof Intervened>, "user_id" | "id">) => ({
  pk: key("account", user_id),
  sk: key("intervened", id),
});

export const intervenedEntity = entity({
  name: "Intervened conversation",
  shape: Intervened,
  key: keyOf,
  keysOf: keyOf,
});

const atOnce = 100;

/** An account's conversations in which a person wrote, in no order; undefined if there are more than `most`. */
export const intervenedUpTo = async (
  most: number,
  accountId: string,
): Promise<StoredConversation[] | undefined> => {
  const query = { pk: key("account", accountId), prefix: keyPrefix("intervened"), limit: most + 1 };
  const { items: rows } = await intervenedEntity.list(query);
  if (rows.length > most) return undefined;
  const found: StoredConversation[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const lookups = rows.slice(from, from + atOnce).map((row) => conversationEntity.lookup(row));
    found.push(...(await findTogether(...lookups)).filter((one) => one !== undefined));
  }
  return found;
};
