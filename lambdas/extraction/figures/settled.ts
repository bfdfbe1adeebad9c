import { type Level, sign } from "./marked.ts";

interface Part {
  text: string;
  level: Level;
  /** Where it touches the part before it, if an element ends there. */
  touch: "edge" | "box" | "narrow" | undefined;
}

/**
 * A text whose figures stay what a person sees: raised ones after a figure or a word are written "49^1" and "10^6",
 * lowered ones "10_2", and figures of elements that touch are two. Letters that are raised ("1st") or lowered, and
 * figures lowered behind letters ("CO2"), stay glued.
 */
export const settled = (marked: string): string => {
  if (!hasSign.test(marked)) return marked;
  const parts = partsOf(marked);
  let text = "";
  let from: Level = "level";
  for (const [at, part] of parts.entries()) {
    const next = followerOf(parts, at);
    if (part.level === "level") text += seam(text, part, from) + part.text;
    else text += part.level === "raised" ? raised(text, part, next, from) : lowered(text, part, from);
    from = part.level;
  }
  return text;
};

const hasSign = /[\uFDD0-\uFDD5]/;
const piece = /([\uFDD0-\uFDD5]*)([^\uFDD0-\uFDD5]*)/g;

/** Neighbours of one level are one part, unless an element ends between them. */
const partsOf = (marked: string): Part[] => {
  const parts: Part[] = [];
  let level: Level = "level";
  let touch: Part["touch"];
  for (const [, signs = "", text = ""] of marked.matchAll(piece)) {
    for (const one of signs)
      if (one === sign.edge) touch ??= "edge";
      else if (one === sign.narrow) touch ??= "narrow";
      else if (one === sign.box) touch = "box";
      else level = one === sign.raised ? "raised" : one === sign.lowered ? "lowered" : "level";
    if (!text) continue;
    const last = parts.at(-1);
    if (last && last.level === level && !touch) last.text += text;
    else parts.push({ text, level, touch });
    touch = undefined;
  }
  return parts;
};

/** The text on the line that follows a part, which is empty if another raised or lowered part follows. */
const followerOf = (parts: Part[], at: number): { text: string; after: Level | undefined } => {
  const next = parts[at + 1];
  return { text: next?.level === "level" ? next.text : "", after: parts[at + 2]?.level };
};

/** Between two parts on the line, and behind a raised or lowered one. */
const seam = (before: string, { text, touch }: Part, from: Level): string => {
  if (areFigures(before, text))
    return touch === "narrow" ? " " : touch || from !== "level" ? gap(before, text) : "";
  const isNoteOfLine = from === "raised" && /(?:^|\n)\p{Nd}+$/u.test(before) && /^\p{L}/u.test(text);
  return isNoteOfLine ? " " : boxGap(before, text, touch);
};

const areFigures = (before: string, text: string) => /\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(text);

/** A space alone would make thousands of figures such as 199 and 149. */
const gap = (before: string, text: string): string =>
  /(?<![\p{L}\p{Nd}^_])\p{Nd}{1,3}$/u.test(before) && /^\p{Nd}{3}(?!\p{Nd})/u.test(text) ? " | " : " ";

/** Single letters in boxes are a word that is set in pieces. */
const boxGap = (before: string, text: string, touch: Part["touch"]): string =>
  touch === "box" && /[\p{L}\p{N}\p{P}\p{Sc}]{2}$/u.test(before) && /^[\p{L}\p{N}\p{Sc}]{2}/u.test(text)
    ? " "
    : "";

const raised = (before: string, { text, touch }: Part, next: Following, from: Level): string => {
  const [, blank = "", figures = ""] = /^(\s*)([+\-−–]?\p{Nd}.*)$/su.exec(text) ?? [];
  if (!figures) return boxGap(before, text, touch) + text;
  if (from === "raised") return areFigures(before, text) ? `,${text}` : text;
  if (isFraction(next)) return (/\p{Nd}$/u.test(before) ? " " : "") + text;
  return isMark(before, figures, next.text) ? `${blank}^${figures}` : text;
};

type Following = ReturnType<typeof followerOf>;

/** A numerator, as in 2½. */
const isFraction = ({ text, after }: Following) =>
  text.startsWith("⁄") || (text === "/" && after === "lowered");

const isMark = (text: string, figures: string, after: string): boolean => {
  const before = text.trimEnd();
  if (/[\p{Nd})\]]$|\p{Nd}\s?[%‰°\p{Sc}]$/u.test(before)) return true;
  if (/\p{Nd}[.,]$/u.test(before)) return !isCents(before, figures, after);
  // "The ¹⁴C method"
  const isMass = before !== text && /^\p{L}/u.test(after);
  // A sign makes no mark of a note: mg·kg-1
  if (/\p{L}$/u.test(before)) return /^\p{Nd}/u.test(figures) && !unit.test(before) && !isMass;
  // A number's mark in front of it, as in "¹ 490 EUR"
  return /^\s*\p{Nd}/u.test(after) && !/\p{Sc}$/u.test(before);
};

/** "49,⁹⁰ EUR" is one price. */
const isCents = (before: string, figures: string, after: string): boolean =>
  /^\p{Nd}{2}$/u.test(figures) &&
  (/^\s*(?:\p{Sc}|[A-Z]{3}\b|[/*]|$)/u.test(after) || /\p{Sc}\s?[\p{Nd}.,]+$/u.test(before));

/** Units and oxides are written with the figure: m2, km2, CO2. */
const unit = /(?:^|[^\p{L}])(?:m|km|cm|mm|dm|ft|in|sec|CO|NO|SO)$/u;

const lowered = (before: string, { text, touch }: Part, from: Level): string => {
  if (areFigures(before, text)) return `${from === "lowered" ? "," : "_"}${text}`;
  return boxGap(before, text, touch) + text;
};
