import { cluster } from "#platform/questions/cluster.ts";
import type { Meaning } from "#platform/questions/meaning.ts";
import { wordingOf } from "#platform/questions/wording.ts";
import type { OpenQuestion, StoredGap } from "../entities.ts";
import { idFrom } from "../names.ts";

export interface Group {
  id: string;
  members: string[];
}

/** Someone has dealt with the gap: its questions stay together. */
export const isKept = ({ status, document_id, replay, link, awaits_since }: StoredGap): boolean =>
  status !== "open" || Boolean(document_id || replay || link || awaits_since);

/**
 * Gathers a chatbot's questions, oldest first, into gaps by meaning. A gap that someone has dealt with takes further
 * questions and loses none; a closed one takes none. Other gaps are gathered again, and the group that holds most of a
 * gap's questions keeps its id.
 */
export const groupQuestions = async (
  questions: OpenQuestion[],
  gaps: StoredGap[],
  meaningOf: (wordings: string[]) => Meaning | undefined = () => undefined,
): Promise<Group[]> => {
  const closed = new Set(gaps.filter(({ status }) => status === "closed").flatMap(({ members }) => members));
  const kept = gaps.filter((gap) => isKept(gap) && gap.status !== "closed");
  const keeperOf = new Map(kept.flatMap((gap) => gap.members.map((id) => [id, gap] as const)));
  const open = questions.filter(({ id }) => !closed.has(id));
  const byWording = Map.groupBy(open, ({ question }) => wordingOf(question));
  const wordings = [...byWording.keys()];
  const keeperAt = wordings.map((wording) => firstKeeper(byWording.get(wording) ?? [], keeperOf));
  const keptPlaces = kept.map((gap) => keeperAt.flatMap((keeper, at) => (keeper === gap ? [at] : [])));
  const found = await cluster(wordings, { kept: keptPlaces, meaning: meaningOf(wordings) });
  const clusters = found.map((places) => ({
    keeper: places.map((at) => keeperAt[at]).find((gap) => gap !== undefined),
    members: places.flatMap((at) => byWording.get(wordings[at] ?? "") ?? []).toSorted(byTime),
  }));
  return withIds(clusters, gaps);
};

const firstKeeper = (asked: OpenQuestion[], keeperOf: Map<string, StoredGap>): StoredGap | undefined =>
  asked.map(({ id }) => keeperOf.get(id)).find((gap) => gap !== undefined);

const byTime = (one: OpenQuestion, other: OpenQuestion): number => (one.asked_at < other.asked_at ? -1 : 1);

interface Cluster {
  keeper: StoredGap | undefined;
  members: OpenQuestion[];
}

const withIds = (clusters: Cluster[], gaps: StoredGap[]): Group[] => {
  const free = gaps.filter((gap) => !isKept(gap));
  const taken = new Set(gaps.map(({ id }) => id));
  const gapOf = new Map(free.flatMap((gap) => gap.members.map((id) => [id, gap] as const)));
  const overlaps = clusters
    .flatMap((one) => {
      const held = one.keeper ? [] : one.members.flatMap(({ id }) => gapOf.get(id) ?? []);
      return [...Map.groupBy(held, (gap) => gap)].map(([gap, shared]) => ({
        one,
        gap,
        shared: shared.length,
      }));
    })
    .toSorted((one, other) => other.shared - one.shared);
  const ids = new Map<Cluster, string>();
  const given = new Set<string>();
  for (const { one, gap } of overlaps) {
    if (ids.has(one) || given.has(gap.id)) continue;
    ids.set(one, gap.id);
    given.add(gap.id);
  }
  return clusters.map((one) => ({
    id: one.keeper?.id ?? ids.get(one) ?? newGapId(one.members, taken),
    members: one.members.map(({ id }) => id),
  }));
};

/** Follows from the oldest question, so that two requests that find the same gap at once give it one id. */
const newGapId = (members: OpenQuestion[], taken: Set<string>): string => {
  const ids = members.map(({ asked_at, id }) => idFrom("gap", Date.parse(asked_at), id));
  const id = ids.find((one) => !taken.has(one)) ?? `${ids[0]}x`;
  taken.add(id);
  return id;
};
