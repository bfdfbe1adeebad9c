import type { StoredPost, StoredReply } from "../entities.ts";

type Entry = StoredPost | StoredReply;

/** Whether it waits for the operator's decision: reports hid it, or it was reported. */
export const isOpen = ({ status, report_count, is_cleared }: Entry): boolean =>
  !is_cleared && (status === "hidden" || (status === "published" && report_count > 0));

/** Whether the operator has hidden, removed or locked it. */
export const isDecided = (entry: Entry): boolean =>
  !isOpen(entry) && (entry.status !== "published" || ("is_locked" in entry && entry.is_locked));
