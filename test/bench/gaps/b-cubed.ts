/** B³ precision and recall, from 0 to 1: of groups of positions against the theme of each position. */
export const bCubed = (groups: number[][], themes: string[]): { precision: number; recall: number } => {
  const sizes = new Map<string, number>();
  for (const theme of themes) sizes.set(theme, (sizes.get(theme) ?? 0) + 1);
  let [precision, recall] = [0, 0];
  for (const group of groups)
    for (const at of group) {
      const theme = themes[at] ?? "";
      const same = group.filter((other) => themes[other] === theme).length;
      precision += same / group.length;
      recall += same / (sizes.get(theme) ?? 1);
    }
  return { precision: precision / themes.length, recall: recall / themes.length };
};

export const f1 = ({ precision, recall }: { precision: number; recall: number }): number =>
  (2 * precision * recall) / (precision + recall);
