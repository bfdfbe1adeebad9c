import { leadEntity, type StoredLead } from "../entities.ts";
import { key } from "../names.ts";

/** A deletion can be undone for so long. */
const undoableMs = 15 * 60_000;

/** Places a deleted lead in the index, from which it is erased. */
export const removedKeys = ({ removed_at, id }: Pick<StoredLead, "removed_at" | "id">) => ({
  gsi1pk: key("leadRemoved"),
  gsi1sk: `${removed_at}#${id}`,
});

export const isErasable = ({ removed_at }: Pick<StoredLead, "removed_at">, now: Date): boolean =>
  removed_at !== undefined && removed_at <= erasableBefore(now);

/** The deleted leads of all accounts that can't be restored any more, those deleted first before others. */
export const erasableLeads = (now: Date): AsyncGenerator<StoredLead> =>
  leadEntity.all({
    pk: key("leadRemoved"),
    prefix: "",
    index: "gsi1",
    from: "0",
    to: `${erasableBefore(now)}~`,
  });

const erasableBefore = (now: Date): string => new Date(now.getTime() - undoableMs).toISOString();
