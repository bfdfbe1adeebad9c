interface Run {
  mark: string;
  at: number;
  length: number;
}

const marks = /\*+|_+|~~|==/g;

/** Text without the stars, underscores, strokes and highlights that come in pairs around words. One pass. */
export function withoutEmphasis(text: string): string {
  const open = new Map<string, Run[]>();
  const removed: Array<[from: number, to: number]> = [];
  for (const { 0: run, index } of text.matchAll(marks)) {
    const before = text[index - 1] ?? " ";
    const after = text[index + run.length] ?? " ";
    const mark = run[0] ?? "";
    const isInWord = mark === "_" && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    if (isInWord) continue;
    const rest = /\s/.test(before) ? run.length : closed(open.get(mark), index, run.length, removed);
    if (rest > 0 && !/\s/.test(after)) {
      const waiting = open.get(mark) ?? [];
      waiting.push({ mark, at: index + run.length - rest, length: rest });
      open.set(mark, waiting);
    }
  }
  return cut(text, removed);
}

/** Pairs the run with those that wait for it; how much of it is left over. */
function closed(
  waiting: Run[] | undefined,
  at: number,
  length: number,
  removed: Array<[number, number]>,
): number {
  let rest = length;
  let from = at;
  for (let last = waiting?.at(-1); last && rest > 0; last = waiting?.at(-1)) {
    const size = Math.min(last.length, rest);
    removed.push([last.at + last.length - size, last.at + last.length], [from, from + size]);
    last.length -= size;
    rest -= size;
    from += size;
    if (last.length === 0) waiting?.pop();
  }
  return rest;
}

function cut(text: string, removed: Array<[number, number]>): string {
  const parts: string[] = [];
  let position = 0;
  for (const [from, to] of removed.sort(([a], [b]) => a - b)) {
    parts.push(text.slice(position, from));
    position = to;
  }
  return parts.join("") + text.slice(position);
}
