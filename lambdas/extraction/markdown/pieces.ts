/** In characters. The parser takes some 6 KB of memory for each character of a list, so long files are parsed in pieces. */
const usual = 16_000;
const longest = 64_000;
const maxDefinitionsLength = 8000;

export interface Piece {
  text: string;
  lines: number;
  /** No place to cut was found: longer than anything that people write as one block. */
  isEndless: boolean;
}

/** Pieces of Markdown of about 16,000 characters, cut above unindented lines that follow a blank line, outside of fences. */
export const piecesOf = (source: string): Piece[] => {
  const pieces: Piece[] = [];
  let piece: string[] = [];
  let length = 0;
  let fence: string | undefined;
  const flush = () => {
    if (piece.length > 0)
      pieces.push({ text: piece.join("\n"), lines: piece.length, isEndless: length > longest });
    piece = [];
    length = 0;
  };
  for (const line of source.split(/\r\n?|\n/)) {
    const isFree = fence === undefined && piece.at(-1)?.trim() === "" && /^\S/.test(line);
    if (isFree && length + line.length > usual) flush();
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence)) fence = undefined;
    piece.push(line);
    length += line.length + 1;
  }
  flush();
  return pieces;
};

/** Definitions of links, which count in every piece; empty if they are too many to be parsed again with each. */
export const definitionsOf = (source: string): string => {
  const lines = source.match(/^ {0,3}\[[^\]^\n][^\]\n]{0,200}\]:[ \t]*\S[^\n]{0,2000}$/gm) ?? [];
  const text = lines.join("\n");
  return text.length > maxDefinitionsLength ? "" : text;
};
