import numfmt from "numfmt";
import { dateSection, isClear } from "./date-section.ts";

/** Stands for the formats whose look depends on the language of the program: a date, a time or both. */
export const anyDate = "any date";

export interface FormatCode {
  /** Code in the spelling of the library. */
  code: string;
  isDate: boolean;
  /** Only times of day, or durations. */
  isTime: boolean;
  /** ISO is shown where the letters are of another language, as in TT.MM.JJJJ, or the calendar or names not known. */
  asIso: boolean;
  /** Only the date or the time, for the long date and time of the program that opens the file. */
  system?: "date" | "time";
}

const known = new Map<string, FormatCode>();
const mostKnown = 2000;
/** Excel keeps 255 characters. */
const longest = 1000;

/** A format code of a file, read once. Format codes: ECMA-376 part 1, 18.8.31. */
export const formatCode = (written: string): FormatCode => {
  const found = known.get(written);
  if (found) return found;
  if (known.size > mostKnown) known.clear();
  const format = read(written.length > longest ? "General" : written);
  known.set(written, format);
  return format;
};

/** True for a format of dates, times or durations. */
export const isDateCode = (code: string): boolean => code === anyDate || formatCode(code).isDate;

const pieces =
  /"[^"]*"?|\\[\s\S]?|[_*][\s\S]?|\[[^\]]*\]?|G\/(?:通用格式|標準|표준|General)|General|E[+-]|AM\/PM|A\/P|上午\/下午|午前\/午後|오전\/오후|\p{L}+|[\s\S]/giu;
/** Spellings of Excel for one language, which the library does not read. */
const spellings: [RegExp, string][] = [
  [/^(Standard|G\/.+)$/i, "General"],
  [/^a\/p$/, "A/P"],
  [/^上午/, "[$-804]AM/PM"],
  [/^午前/, "[$-411]AM/PM"],
  [/^오전/, "[$-412]AM/PM"],
];
const kept = /^\[(\$.*|[<>=].*|h+|m+|s+)\]$/i;

/** Literals, brackets, words and single marks. */
export const piecesOf = (code: string): string[] => code.match(pieces) ?? [];

const read = (written: string): FormatCode => {
  const code = piecesOf(written).map(spelled).join("");
  const sections: string[][] = [[]];
  for (const piece of piecesOf(code))
    if (piece === ";") sections.push([]);
    else if (!piece.startsWith("[") || kept.test(piece)) sections.at(-1)?.push(piece);
  const dates = sections.filter(isDate);
  const system = /\[\$-(?:x-sys(date|time)|F([48])00)/i.exec(code);
  const readable = sections
    .map((section) => (isDate(section) ? dateSection : numberSection)(section))
    .join(";");
  const { year, month, day } = numfmt.getFormatDateInfo(readable);
  return {
    code: readable,
    isTime: !year && !month && !day,
    isDate: dates[0] !== undefined && dates[0] === sections[0],
    asIso: dates.some((section) => !isClear(section, bare(section))),
    ...(system && { system: system[1] === "date" || system[2] === "8" ? "date" : "time" }),
  };
};

const spelled = (piece: string) => spellings.find(([own]) => own.test(piece))?.[1] ?? piece;

/** Without what is printed as it stands. */
const bare = (section: string[]) => section.filter((piece) => !/^(["\\_*[]|General$)/i.test(piece)).join("");

/** Digits stand only behind seconds. */
const isDate = (section: string[]): boolean =>
  (/[ymdhsgeb]|aaa/i.test(bare(section)) || section.some((piece) => /^\[[hms]/i.test(piece))) &&
  !/[0#?]|General/i.test(bare(section).replace(/s[.,]0+/gi, ""));

/** Units beside the places for figures are often not quoted; separators are those of the other numbers. */
const numberSection = (section: string[]): string => {
  const figures = bare(section);
  if (!/[0#?@]/.test(figures) && !section.some((piece) => /^General$/i.test(piece)))
    return /\p{L}/u.test(figures) ? "General" : section.join("");
  const isFraction = /[0#?]\s*\/\s*[?#\d]/.test(figures);
  return section
    .map((piece) => piece.replace(/^\[\$([^\]-]*)-.*\]$/, (_, sign) => (sign ? `[$${sign}]` : "")))
    .map((piece) =>
      (/^\p{L}+$/u.test(piece) && !/^General$/i.test(piece)) || (piece === "/" && !isFraction)
        ? `"${piece}"`
        : piece,
    )
    .join("");
};
