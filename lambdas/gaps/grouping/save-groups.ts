import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { gapEntity, type StoredGap } from "../entities.ts";
import { gapStore, gapTtl } from "../store.ts";
import { type Group, isKept } from "./group.ts";

/** Stores a chatbot's groups that have changed, and drops gaps that are no group any more. */
export const saveGroups = async (
  chatbot: Pick<StoredGap, "account_id" | "chatbot_id">,
  groups: Group[],
  stored: StoredGap[],
): Promise<void> => {
  const formerOf = new Map(stored.map((gap) => [gap.id, gap]));
  for (const group of groups) {
    const former = formerOf.get(group.id);
    if (!former || !isSame(former.members, group.members)) await save(chatbot, group, former);
    formerOf.delete(group.id);
  }
  for (const gap of formerOf.values()) if (!isKept(gap)) await dropUntouched(gap);
};

const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;

const save = async (
  of: Pick<StoredGap, "account_id" | "chatbot_id">,
  { id, members }: Group,
  former: StoredGap | undefined,
): Promise<StoredGap> => {
  const made = { ...of, id, members, status: "open" as const, ttl: gapTtl() };
  // Another request may have removed the gap, or found the same one.
  return former
    ? gapStore.update(former, { set: { members, ttl: made.ttl } }).catch(() => gapStore.create(made))
    : gapStore.create(made).catch(() => gapStore.update(made, { set: { members } }));
};

/** A gap that someone deals with by now stays. */
const dropUntouched = async (gap: StoredGap): Promise<void> => {
  const { status } = gap;
  const condition = when.equals({ status, document_id: undefined, replay: undefined, link: undefined });
  await transact([gapEntity.dropIf(gap, condition)]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};
