/** Shorter words are in most messages. */
const shortest = 3;

/**
 * Words in lower case, of which a text has to hold one to match an expression; undefined if the expression does not tell.
 * They consist of ASCII letters and digits, which `fold` leaves as they are: a folded text without them cannot match.
 */
export const requiredWords = (pattern: string): string[] | undefined => {
  const pieces = piecesOf(pattern);
  if (!pieces) return undefined;
  const groups = pieces.flatMap(({ words }) =>
    words.length > 0 && words.every((word) => word.length >= shortest) ? [words] : [],
  );
  const shortestOf = (words: string[]) => Math.min(...words.map(({ length }) => length));
  const [best] = groups.toSorted((one, other) => shortestOf(other) - shortestOf(one));
  return best?.map((word) => word.toLowerCase());
};

interface Piece {
  /** The alternatives of a part that every match has; none if it says nothing. */
  words: string[];
}

const escaped = String.raw`\\[bBdDwWsSnrt\W_]`;
const characters = String.raw`\[\^?(?:\\[dDwWsS\W_]|[^[\]\\])+\]`;
const inGroup = String.raw`${escaped}|${characters}|[^\\[\]()]`;
const group = String.raw`\((?:${inGroup})*\)`;
const alternatives = String.raw`\((?:\?:)?(?<words>[A-Za-z0-9]+(?:\|[A-Za-z0-9]+)*)\)`;

/** A run of letters, a group of words, or a part that says nothing about words; groups nest once. */
const token = new RegExp(
  String.raw`(?<run>[A-Za-z0-9]+)|${alternatives}|\((?:${inGroup}|${group})*\)|${escaped}|${characters}|[^\\[\](){}|?*+]`,
  "y",
);
const repeat = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/** The parts of an expression from left to right; undefined for one with other constructs than these. */
const piecesOf = (pattern: string): Piece[] | undefined => {
  const pieces: Piece[] = [];
  for (let at = 0; at < pattern.length; ) {
    const { groups, end } = readAt(token, pattern, at) ?? {};
    if (!groups || end === undefined) return undefined;
    const { end: after = end, text = "" } = readAt(repeat, pattern, end) ?? {};
    const { run, words } = groups;
    // a repeat is about the last letter of a run, which may then be missing
    if (run) pieces.push({ words: [text ? run.slice(0, -1) : run] });
    else if (words && (!text || text.startsWith("+"))) pieces.push({ words: words.split("|") });
    at = after;
  }
  return pieces;
};

const readAt = (expression: RegExp, pattern: string, at: number) => {
  expression.lastIndex = at;
  const found = expression.exec(pattern);
  return found && { groups: found.groups ?? {}, text: found[0], end: expression.lastIndex };
};
