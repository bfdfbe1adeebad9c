import type { Rule } from "#extraction/pdf/content/glyph.ts";

/** A ruled table: positions of column and row borders, and its lines. */
export interface Grid {
  xs: number[];
  ys: number[];
  rules: Rule[];
}

const touch = 3;
const most = 1500;
const maxCells = 20_000;

/** Groups of crossing lines that form at least two cells. */
export const gridsOf = (rules: Rule[]): Grid[] => {
  const merged = [
    ...merge(rules.filter(({ isVertical }) => isVertical)),
    ...merge(rules.filter((rule) => !rule.isVertical)),
  ];
  if (merged.length > most) return [];
  return connected(merged)
    .map(gridOf)
    .filter(
      ({ xs, ys }) =>
        xs.length > 1 &&
        ys.length > 1 &&
        xs.length + ys.length > 5 &&
        xs.length > 2 &&
        xs.length * ys.length < maxCells,
    );
};

/** Merges collinear pieces of a line. */
const merge = (rules: Rule[]): Rule[] => {
  const merged: Rule[] = [];
  for (const rule of rules.toSorted((a, b) => Math.round(a.at) - Math.round(b.at) || a.from - b.from)) {
    const last = merged.at(-1);
    if (last && Math.abs(last.at - rule.at) < 1.5 && rule.from <= last.to + touch)
      last.to = Math.max(last.to, rule.to);
    else merged.push({ ...rule });
  }
  return merged;
};

const connected = (rules: Rule[]): Rule[][] => {
  const group = rules.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (group[at] !== at) at = group[at] ?? at;
    group[index] = at;
    return at;
  };
  const first = rules.findIndex(({ isVertical }) => !isVertical);
  const standing = rules.slice(0, Math.max(first, 0));
  for (const [index, vertical] of standing.entries())
    for (let other = standing.length; other < rules.length; other += 1) {
      const level = rules[other];
      if (level && crosses(vertical, level)) group[root(index)] = root(other);
    }
  return [...Map.groupBy(rules.entries(), ([index]) => root(index)).values()].map((own) =>
    own.map(([, rule]) => rule),
  );
};

const crosses = (vertical: Rule, level: Rule) =>
  vertical.at > level.from - touch &&
  vertical.at < level.to + touch &&
  level.at > vertical.from - touch &&
  level.at < vertical.to + touch;

const gridOf = (rules: Rule[]): Grid => {
  const standing = rules.filter(({ isVertical }) => isVertical);
  const level = rules.filter(({ isVertical }) => !isVertical);
  const ends = (lines: Rule[]) =>
    lines.length === 0
      ? []
      : [Math.min(...lines.map(({ from }) => from)), Math.max(...lines.map(({ to }) => to))];
  return {
    xs: distinct([...standing.map(({ at }) => at), ...ends(level)]),
    ys: distinct([...level.map(({ at }) => at), ...ends(standing)]),
    rules,
  };
};

/** Positions that differ by more than a line's thickness. */
const distinct = (positions: number[]): number[] => {
  const kept: number[] = [];
  for (const position of positions.toSorted((a, b) => a - b))
    if (position - (kept.at(-1) ?? Number.NEGATIVE_INFINITY) > 5) kept.push(position);
  return kept;
};
