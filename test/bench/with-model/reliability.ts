import type { Row } from "../table.ts";

/** A passage as shown under an answer. */
export interface Shown {
  similarity: number;
  isRight: boolean;
}

const fewest = 30;

/** The share of right ones among the passages shown at 80 to 90 %, say; for each tenth with enough passages. */
export const reliabilityOf = (shown: Shown[], name = "passages"): Row[] => {
  const tenths = Map.groupBy(shown, ({ similarity }) => Math.min(9, Math.floor(similarity * 10)));
  return [...tenths]
    .toSorted(([one], [other]) => one - other)
    .filter(([, passages]) => passages.length >= fewest)
    .map(([tenth, passages]) => ({
      what: `${name} shown at ${tenth * 10} to ${tenth * 10 + 10} %: right, of ${passages.length}`,
      value: (passages.filter(({ isRight }) => isRight).length / passages.length) * 100,
      unit: "%",
    }));
};
