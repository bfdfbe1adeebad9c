import type { OpenQuestion, StoredGap } from "../entities.ts";
import { gapStore } from "../store.ts";
import { type Grouping, groupingEntity, isOutdated, requestGrouping } from "./state.ts";

export interface GapWithQuestions {
  gap: StoredGap;
  /** Oldest first; those of conversations that were deleted since are gone. */
  questions: OpenQuestion[];
}

export interface GapsRead {
  gaps: GapWithQuestions[];
  grouping: Grouping | undefined;
  /** Questions that came since, or another model, are being placed in the background. */
  isGrouping: boolean;
}

/** The account's gaps as they were gathered last; further questions are placed in the background. */
export const readGaps = async (account_id: string): Promise<GapsRead> => {
  const [questions, stored, grouping] = await Promise.all([
    gapStore.questions(account_id),
    gapStore.all(account_id),
    groupingEntity.find({ account_id }),
  ]);
  const placed = new Set(stored.flatMap(({ members }) => members));
  const isGrouping = questions.some(({ id }) => !placed.has(id)) || (await isOutdated(grouping));
  if (isGrouping) await requestGrouping(account_id, grouping);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const gaps = stored.map((gap) => ({
    gap,
    questions: gap.members.flatMap((id) => byId.get(id) ?? []),
  }));
  return { gaps, grouping, isGrouping };
};
