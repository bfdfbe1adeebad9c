const mark = " […] ";

/**
 * A text of at most so many characters: of a longer one the first two thirds and the end, because a person pastes first
 * and asks below. It is cut between words where there are any, and never within a character.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const room = Math.max(0, most - mark.length);
  const last = Math.floor(room / 3);
  return `${beginning(text, room - last)}${mark}${ending(text, last)}`;
};

const beginning = (text: string, length: number): string => {
  const piece = text.slice(0, wholeBefore(text, length));
  const space = lastSpace.exec(piece.slice(-longestWord))?.index;
  const isWordsEnd = /\s/.test(text[piece.length] ?? " ");
  return isWordsEnd || space === undefined
    ? piece.trimEnd()
    : piece.slice(0, Math.max(0, piece.length - longestWord) + space).trimEnd();
};

const ending = (text: string, length: number): string => {
  const start = wholeAfter(text, text.length - length);
  const piece = text.slice(start);
  const space = piece.slice(0, longestWord).search(/\s/);
  return /\s/.test(text[start - 1] ?? " ") || space < 0 ? piece.trimStart() : piece.slice(space).trimStart();
};

/** A word beyond it is cut: scripts without spaces have none to cut at. */
const longestWord = 60;
const lastSpace = /\s\S*$/;

/** Signs that belong to the one before them: half of a pair, a mark above or below, a joiner and what it joins. */
const belongsBefore = (text: string, at: number): boolean =>
  (text.charCodeAt(at) & 0xfc00) === 0xdc00 ||
  /^[\p{M}\p{Emoji_Modifier}\u200d]/u.test(text.slice(at, at + 2)) ||
  text[at - 1] === "\u200d";

const farthest = 40;

const wholeBefore = (text: string, at: number): number => {
  let place = at;
  while (place > 0 && at - place < farthest && belongsBefore(text, place)) place -= 1;
  return place;
};

const wholeAfter = (text: string, at: number): number => {
  let place = at;
  while (place < text.length && place - at < farthest && belongsBefore(text, place)) place += 1;
  return place;
};
