/** True for a path of pdf.js that is one upright box. */
export const isBox = (path: ArrayLike<number>): boolean => {
  if (path.length < 12 || path.length > 16 || path[0] !== 0) return false;
  const xs = new Set<number>();
  const ys = new Set<number>();
  for (let at = 0; at < path.length; at += 3) {
    if (path[at] === 4) return at === path.length - 1 && xs.size === 2 && ys.size === 2;
    if (path[at] !== 0 && path[at] !== 1) return false;
    xs.add(path[at + 1] ?? 0);
    ys.add(path[at + 2] ?? 0);
  }
  return xs.size === 2 && ys.size === 2;
};
