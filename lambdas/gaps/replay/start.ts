import type { Change } from "#platform/table/conditions.ts";
import type { OpenQuestion, StoredGap } from "../entities.ts";
import { gapStore } from "../store.ts";
import { dueLater, wake } from "./wake.ts";

/** More questions of a gap are not asked again. */
const maxQuestions = 60;

/** Has a gap's questions asked again in the background; the changes are stored with it. */
export const startReplay = async (
  gap: StoredGap,
  questions: OpenQuestion[],
  { set = {}, remove = [] }: Pick<Change, "remove"> & { set?: Partial<StoredGap> } = {},
): Promise<StoredGap> => {
  const replay = {
    started_at: new Date().toISOString(),
    questions: chosen(questions).map(({ id }) => id),
    results: {},
  };
  const started = await gapStore.update(gap, {
    set: { ...set, replay, replay_turn: (gap.replay_turn ?? 0) + 1, ...dueLater(gap) },
    remove: ["awaits_since", ...remove],
  });
  await wake(gap);
  return started;
};

/** The latest question of each person before further ones. */
const chosen = (questions: OpenQuestion[]): OpenQuestion[] => {
  const latest = questions.toReversed();
  const firsts = new Set(
    [...Map.groupBy(latest, ({ person }) => person).values()].flatMap(([first]) => first ?? []),
  );
  return [...firsts, ...latest.filter((one) => !firsts.has(one))].slice(0, maxQuestions);
};
