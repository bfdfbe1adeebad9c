const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const isRightToLeft = (text: string) => rightToLeft.test(text) && /\p{L}|\p{M}/u.test(text);
const isLeftToRight = (text: string) => /\p{L}/u.test(text) && !rightToLeft.test(text);
const isFigure = (text: string) => /\p{Nd}/u.test(text);
const joinsFigures = (text: string) => /^[.,:/٫٬%$€£+-]$/.test(text);

const mirrored = new Map(
  ["()", "[]", "{}", "<>", "«»", "‹›"].flatMap(([open = "", close = ""]) => [
    [open, close],
    [close, open],
  ]),
);

/** True if at least half of the letters are right-to-left. */
export const isRightToLeftText = (text: string): boolean => {
  if (!rightToLeft.test(text)) return false;
  const letters = Array.from(text).filter((character) => /\p{L}/u.test(character));
  return letters.filter((letter) => rightToLeft.test(letter)).length * 2 >= letters.length;
};

/**
 * Converts visual order, from left to right, to logical order: the inverse of the bidirectional algorithm (Unicode
 * Annex 9) for one embedding level.
 */
export const logicalOrder = (parts: string[]): string => {
  if (!parts.some(isRightToLeft)) return parts.join("");
  if (isRightToLeftText(parts.join(""))) {
    const reversed = parts.toReversed();
    return flipRuns(reversed, isLeftToRight, true).join("");
  }
  return flipRuns(parts, isRightToLeft, false).join("");
};

/** Reverses runs of the opposite direction; numbers are always read from left to right. */
const flipRuns = (parts: string[], isOther: (text: string) => boolean, isBaseRight: boolean): string[] => {
  const turned: string[] = [];
  let index = 0;
  while (index < parts.length) {
    const part = parts[index] ?? "";
    const isNumber = isBaseRight && isFigure(part);
    const end = isOther(part) || isNumber ? runEnd(parts, index, isOther, isBaseRight) : index;
    if (end === index) {
      turned.push(isBaseRight ? (mirrored.get(part) ?? part) : part);
      index += 1;
    } else {
      const run = parts.slice(index, end).toReversed();
      turned.push(...(isBaseRight ? run : flipRuns(run, isLeftToRight, true)));
      index = end;
    }
  }
  return turned;
};

/** End of a run, exclusive. Neutral characters between two parts of its direction are included. */
const runEnd = (
  parts: string[],
  from: number,
  isOther: (text: string) => boolean,
  isBaseRight: boolean,
): number => {
  let end = from + 1;
  const isOnlyFigures = !isOther(parts[from] ?? "");
  for (let index = from + 1; index < parts.length; index += 1) {
    const part = parts[index] ?? "";
    if (isOther(part) || (isBaseRight && isFigure(part))) end = index + 1;
    else if (isBaseRight ? isRightToLeft(part) : isLeftToRight(part) || isFigure(part)) break;
    else if (isBaseRight && isOnlyFigures && !parts.slice(from, index).some(isOther) && !joinsFigures(part))
      break;
    else if (/[()[\]]/.test(part) && isBaseRight) break;
  }
  return end;
};
