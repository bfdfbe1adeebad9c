/** A part of a text on the line, or raised above it; then without the caret before it. */
export interface LevelPart {
  text: string;
  isRaised: boolean;
}

const raised =
  /(?<![[\\^/=<>!~|&*+-])\^([+\-−–]?\p{Nd}{1,4}(?:,\p{Nd}{1,3}){0,4}\)?|\([^()\s]{1,12}\))(?![\p{L}\p{Nd}])/gu;

/** Splits a text at its raised figures, which readers of files write as "49^1", "25^2)" and "10^-6". */
export const raisedIn = (text: string): LevelPart[] => {
  const parts: LevelPart[] = [];
  let from = 0;
  for (const { index, 0: all, 1: figures = "" } of text.matchAll(raised)) {
    const before = text.slice(from, index);
    const isOpen = before.lastIndexOf("(") > before.lastIndexOf(")");
    const closes = isOpen && !figures.startsWith("(") && figures.endsWith(")") ? 1 : 0;
    if (before) parts.push({ text: before, isRaised: false });
    parts.push({ text: figures.slice(0, figures.length - closes), isRaised: true });
    from = index + all.length - closes;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isRaised: false });
  return parts;
};

const signs: Record<string, string> = { "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻", "(": "⁽", ")": "⁾" };
const digits = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

/** The text with raised figures as characters, for where nothing can be raised; others keep their caret. */
export const withRaisedSigns = (text: string): string =>
  raisedIn(text)
    .map(({ text: part, isRaised }) => {
      if (!isRaised) return part;
      const small = [...part].map((sign) => digits[Number(sign)] ?? signs[sign]);
      return small.includes(undefined) ? `^${part}` : small.join("");
    })
    .join("");
