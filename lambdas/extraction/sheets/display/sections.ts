import { type Condition, type Pieces, piecesOf, sectionsOf, type Token } from "./tokens.ts";

export interface Section extends Pieces {
  kind: "date" | "number" | "general" | "empty";
}

export interface Format {
  /** For numbers, at most three. */
  sections: Section[];
  /** For text. */
  text?: Section;
}

/** Stands for the formats whose look depends on the language of the program: a date, a time or both. */
export const anyDate = "any date";

const known = new Map<string, Format>();
const mostKnown = 2000;

/** A format code in its sections; the same object for the same code. */
export const formatOf = (code: string): Format => {
  const found = known.get(code);
  if (found) return found;
  if (known.size > mostKnown) known.clear();
  const sections = sectionsOf(code).map((section) => withKind(piecesOf(section)));
  const hasText = sections.length > 3 || sections.at(-1)?.tokens.some(({ type }) => type === "text");
  const text = hasText ? sections.pop() : undefined;
  const format = { sections: sections.slice(0, 3), ...(text && { text }) };
  known.set(code, format);
  return format;
};

/** True for a format of dates, times or durations. */
export const isDateCode = (code: string): boolean =>
  code === anyDate || (code !== "General" && formatOf(code).sections[0]?.kind === "date");

const withKind = (pieces: Pieces): Section => ({ ...pieces, kind: kindOf(pieces) });

const kindOf = ({ tokens, locale }: Pieces): Section["kind"] => {
  if (tokens.some(({ type }) => type === "general")) return "general";
  if (/^(F[48]00|x-sys)/i.test(locale ?? "")) return "date";
  if (tokens.every(isBlank)) return "empty";
  const isForeign = tokens.every((token) => token.type === "literal" && token.isBare);
  if (isForeign && tokens.some((token) => /[a-z]/i.test(textOf(token)))) return "general";
  const isDate = tokens.some(({ type }) => type === "date" || type === "elapsed" || type === "half-day");
  return isDate && !hasFigures(tokens) ? "date" : "number";
};

const textOf = (token: Token) => ("text" in token ? token.text : "");

const isBlank = (token: Token) => token.type === "literal" && !token.text.trim();

/** Places for figures other than those of a second's fraction. */
const hasFigures = (tokens: Token[]): boolean => {
  let isFraction = false;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (token.type === "digit" && !isFraction) return true;
    const isPoint = token.type === "point" || token.type === "comma";
    const isAfterSeconds = before !== undefined && "letter" in before && before.letter === "s";
    isFraction = (isPoint && isAfterSeconds) || (isFraction && token.type === "digit");
  }
  return false;
};

/** The section for a number, and whether a negative one keeps its sign there. */
export const sectionFor = ({ sections }: Format, value: number): { section?: Section; isSigned: boolean } => {
  const [first, second, third] = sections;
  if (!sections.some(({ condition }) => condition)) {
    if (value < 0) return { section: second ?? first, isSigned: !second };
    return { section: value === 0 ? (third ?? first) : first, isSigned: true };
  }
  const conditions = [
    first?.condition ?? { sign: ">", limit: 0 },
    second?.condition ?? (third ? { sign: "<", limit: 0 } : undefined),
  ];
  const at = sections.findIndex((_, index) => meets(value, conditions[index]));
  const condition = conditions[at];
  const isNegativeOnly = condition && /^<=?$/.test(condition.sign) && condition.limit <= 0;
  return { section: sections[at], isSigned: !isNegativeOnly };
};

const meets = (value: number, condition: Condition | undefined): boolean => {
  if (!condition) return true;
  const { sign, limit } = condition;
  if (sign === "<") return value < limit;
  if (sign === "<=") return value <= limit;
  if (sign === ">") return value > limit;
  if (sign === ">=") return value >= limit;
  return sign === "=" ? value === limit : value !== limit;
};
