import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { gapEntity, type OpenQuestion, type StoredGap } from "../entities.ts";
import { gapStore, gapTtl } from "../store.ts";
import { type Group, groupQuestions, isKept } from "./group.ts";

export interface GapWithQuestions {
  gap: StoredGap;
  /** Oldest first; those of conversations that were deleted since are gone. */
  questions: OpenQuestion[];
}

/** The account's gaps; questions that came since the last call are placed first. */
export const readGaps = async (accountId: string): Promise<GapWithQuestions[]> => {
  const [questions, stored] = await Promise.all([gapStore.questions(accountId), gapStore.all(accountId)]);
  const placed = new Set(stored.flatMap(({ members }) => members));
  const isNew = questions.some(({ id }) => !placed.has(id));
  const gaps = isNew ? await place(accountId, questions, stored) : stored;
  const byId = new Map(questions.map((question) => [question.id, question]));
  return gaps.map((gap) => ({ gap, questions: gap.members.flatMap((id) => byId.get(id) ?? []) }));
};

/** Stores the groups that have changed. */
const place = async (
  accountId: string,
  questions: OpenQuestion[],
  stored: StoredGap[],
): Promise<StoredGap[]> => {
  const chatbots = Map.groupBy(questions, ({ chatbot_id }) => chatbot_id);
  const kept = new Map(stored.map((gap) => [gap.id, gap]));
  const placed = new Set(stored.flatMap(({ members }) => members));
  for (const [chatbotId, asked] of chatbots) {
    if (asked.every(({ id }) => placed.has(id))) continue;
    const own = stored.filter(({ chatbot_id }) => chatbot_id === chatbotId);
    const groups = groupQuestions(asked, own);
    const ids = new Set(groups.map(({ id }) => id));
    for (const group of groups) {
      const former = kept.get(group.id);
      if (former && isSame(former.members, group.members)) continue;
      const gap = await save({ account_id: accountId, chatbot_id: chatbotId }, group, former);
      kept.set(gap.id, gap);
    }
    for (const gap of own)
      if (!ids.has(gap.id) && !isKept(gap)) {
        await dropUntouched(gap);
        kept.delete(gap.id);
      }
  }
  return [...kept.values()];
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
