import { vectorsOf } from "./features.ts";
import { type Links, linksByWords } from "./links.ts";
import { linksByMeaning, type Meaning } from "./meaning.ts";
import { inSlices } from "./slices.ts";

/** Set by `npm run bench -- gaps`: groups rather split a meaning than mix two. */
interface Rule {
  leastSimilarity: number;
  /** How far the looseness of two groups makes up for their distance: 0 is average linkage, 0.5 that of the centroids. */
  cohesionShare: number;
}
const byWords: Rule = { leastSimilarity: 0.34, cohesionShare: 0.4 };
const byMeaning: Rule = { leastSimilarity: 0.5, cohesionShare: 0.2 };

interface Options {
  /** Groups that take further questions and are joined to none of each other. */
  kept?: number[][];
  /** The embeddings of the questions; words alone tell without them. */
  meaning?: Meaning | undefined;
}

/**
 * Gathers questions by meaning: average linkage over their similarities, in part relative to those within the groups,
 * until no two groups are similar enough. Returns positions in `questions`, which should be distinct. It takes seconds
 * for thousands of questions, and lets other requests of the process run between.
 */
export const cluster = async (
  questions: string[],
  { kept = [], meaning }: Options = {},
): Promise<number[][]> => {
  const groups = questions.map((_, at) => [at]);
  const slice = inSlices();
  const vectors = await vectorsOf(questions, slice);
  const wordLinks = await linksByWords(vectors, slice);
  const links = meaning ? await linksByMeaning(meaning, { vectors, byWords: wordLinks, slice }) : wordLinks;
  const isKept = new Set<number>();
  const rule = meaning ? byMeaning : byWords;
  const state: State = { links, groups, isKept, inner: questions.map(() => 1), rule };
  for (const [first, ...others] of kept) {
    if (first === undefined) continue;
    for (const other of others) join(first, other, state);
    isKept.add(first);
  }
  const nearest: (Near | undefined)[] = [];
  for (let at = 0; at < links.length; at++) {
    await slice();
    nearest.push(nearestTo(at, state));
  }
  for (;;) {
    const most = indexOfMost(nearest);
    const other = nearest[most]?.at;
    if (other === undefined) return groups.filter(({ length }) => length > 0);
    const [into, from] = isKept.has(other) ? [other, most] : [most, other];
    join(into, from, state);
    for (const [at, near] of nearest.entries()) {
      const isTouched = at === into || at === from || near?.at === into || near?.at === from;
      if (isTouched) nearest[at] = nearestTo(at, state);
    }
    await slice();
  }
};

interface Near {
  at: number;
  similarity: number;
}

const nearestTo = (at: number, { links, groups, isKept, inner, rule }: State): Near | undefined => {
  let near: Near | undefined;
  for (const [other, sum] of links[at] ?? []) {
    if (isKept.has(at) && isKept.has(other)) continue;
    const [own, others] = [groups[at]?.length ?? 0, groups[other]?.length ?? 0];
    const cohesion = ((inner[at] ?? 1) / own ** 2) * ((inner[other] ?? 1) / others ** 2);
    const similarity = sum / (own * others) / cohesion ** rule.cohesionShare;
    if (similarity >= (near?.similarity ?? rule.leastSimilarity)) near = { at: other, similarity };
  }
  return near;
};

const indexOfMost = (nearest: (Near | undefined)[]): number => {
  let most = 0;
  nearest.forEach((near, at) => {
    if ((near?.similarity ?? 0) > (nearest[most]?.similarity ?? 0)) most = at;
  });
  return most;
};

interface State {
  links: Links;
  groups: number[][];
  isKept: Set<number>;
  /** The sums of the similarities within the groups, each question's with itself, too. */
  inner: number[];
  rule: Rule;
}

const join = (one: number, other: number, { links, groups, inner }: State): void => {
  inner[one] = (inner[one] ?? 0) + (inner[other] ?? 0) + 2 * (links[one]?.get(other) ?? 0);
  groups[one]?.push(...(groups[other] ?? []));
  groups[other] = [];
  const own = links[one];
  for (const [third, sum] of links[other] ?? []) {
    links[third]?.delete(other);
    if (third === one) continue;
    const joined = (own?.get(third) ?? 0) + sum;
    own?.set(third, joined);
    links[third]?.set(one, joined);
  }
  links[other]?.clear();
};
