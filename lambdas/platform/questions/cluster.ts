import { type Vector, vectorsOf } from "./features.ts";

/** Set by `npm run bench -- gaps`: groups rather split a meaning than mix two. */
const leastSimilarity = 0.34;
/** Smaller ones are left out, which keeps the links few. */
const leastLink = 0.05;
/** How far the looseness of two groups makes up for their distance: 0 is average linkage, 0.5 that of the centroids. */
const cohesionShare = 0.4;

/**
 * Gathers questions by meaning: average linkage over the cosines of their features, in part relative to the cosines
 * within the groups, until no two groups are similar enough. Returns positions in `questions`, which should be distinct. Groups that are `kept` take further questions and
 * are joined to none of each other.
 */
export const cluster = (questions: string[], kept: number[][] = []): number[][] => {
  const groups = questions.map((_, at) => [at]);
  const links = linksOf(vectorsOf(questions));
  const isKept = new Set<number>();
  const state: State = { links, groups, isKept, inner: questions.map(() => 1) };
  for (const [first, ...others] of kept) {
    if (first === undefined) continue;
    for (const other of others) join(first, other, state);
    isKept.add(first);
  }
  const nearest = links.map((_, at) => nearestTo(at, state));
  for (;;) {
    const most = indexOfMost(nearest);
    const other = nearest[most]?.at;
    if (other === undefined) return groups.filter(({ length }) => length > 0);
    const [into, from] = isKept.has(other) ? [other, most] : [most, other];
    join(into, from, state);
    nearest.forEach((near, at) => {
      const isTouched = at === into || at === from || near?.at === into || near?.at === from;
      if (isTouched) nearest[at] = nearestTo(at, state);
    });
  }
};

/** The sums of the similarities between the members of two groups, from either one. */
type Links = Map<number, number>[];

const linksOf = (vectors: Vector[]): Links => {
  const holders = new Map<string, number[]>();
  const links: Links = vectors.map(() => new Map());
  vectors.forEach(({ weights, kind }, at) => {
    const own = new Map<number, number>();
    for (const [name, weight] of weights) {
      const others = holders.get(name) ?? [];
      for (const other of others)
        own.set(other, (own.get(other) ?? 0) + weight * (vectors[other]?.weights.get(name) ?? 0));
      others.push(at);
      holders.set(name, others);
    }
    for (const [other, similarity] of own) {
      const otherKind = vectors[other]?.kind;
      if (similarity < leastLink || (kind && otherKind && kind !== otherKind)) continue;
      links[at]?.set(other, similarity);
      links[other]?.set(at, similarity);
    }
  });
  return links;
};

interface Near {
  at: number;
  similarity: number;
}

const nearestTo = (at: number, { links, groups, isKept, inner }: State): Near | undefined => {
  let near: Near | undefined;
  for (const [other, sum] of links[at] ?? []) {
    if (isKept.has(at) && isKept.has(other)) continue;
    const [own, others] = [groups[at]?.length ?? 0, groups[other]?.length ?? 0];
    const cohesion = ((inner[at] ?? 1) / own ** 2) * ((inner[other] ?? 1) / others ** 2);
    const similarity = sum / (own * others) / cohesion ** cohesionShare;
    if (similarity >= (near?.similarity ?? leastSimilarity)) near = { at: other, similarity };
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
