import { encodeCursor } from "#platform/table/cursor.ts";
import { findTogether } from "#platform/table/lookup.ts";
import {
  type Belonging,
  belongingEntity,
  belongingKeys,
  conversationEntity,
  type StoredConversation,
  startPartition,
} from "../entities.ts";

export interface StartQuery {
  /** ISO time; conversations that started before it are left out. */
  since?: string | undefined;
  /** ISO time or date; conversations that started at or after it are left out. */
  before?: string | undefined;
  /** An entry's cursor, to go on behind it. */
  cursor?: string | undefined;
  /** Leaves out conversations before they are read. */
  isMeant?: (belonging: Belonging) => boolean;
}

export interface StartEntry {
  conversation: StoredConversation;
  cursor: string | undefined;
}

const atOnce = 100;

/**
 * The account's conversations by their start, the latest first. The order never changes, so one that goes on while the
 * list is read is neither left out nor listed twice, unlike in the list by activity. Yields groups of up to 100.
 */
export async function* listByStart(
  accountId: string,
  { since, before, cursor: first, isMeant = () => true }: StartQuery,
): AsyncGenerator<StartEntry[]> {
  const pk = startPartition(accountId);
  let cursor = first;
  do {
    const page = await belongingEntity.list({
      pk,
      prefix: "",
      index: "gsi1",
      // A sort key is never empty; ids come behind the time, so that `before` itself sorts below those of its moment.
      from: since ?? (before && "0"),
      to: before,
      newestFirst: true,
      limit: atOnce,
      cursor,
    });
    const meant = page.items.filter(isMeant);
    const found = await findTogether(...meant.map(conversationEntity.lookup));
    yield meant.flatMap((belonging, at) => {
      const conversation = found[at];
      return conversation ? [{ conversation, cursor: encodeCursor(belongingKeys(belonging)) }] : [];
    });
    cursor = page.cursor;
  } while (cursor);
}
