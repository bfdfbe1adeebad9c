import { type Line, linesOf } from "#lambdas/core/job-text/lines.ts";
import { sentencesOf } from "#lambdas/core/job-text/sentences.ts";
import { trimSigns } from "#lambdas/core/trim-signs.ts";
import type { Reading, Section } from "./words/reading-of.ts";

/** A statement of a posting, and what the heading above it says. */
export interface Statement {
  text: string;
  section?: Section | undefined;
}

const mostLetters = 300;
const longestHeading = 60;
/** An enumeration behind a heading has items of so many words. */
const longestItem = 6;

/** The statements of a text: its lines, and the sentences of a line that has several. */
export const statementsOf = (text: string, reading: Reading): Statement[] => {
  const lines = linesOf(text);
  const statements: Statement[] = [];
  let section: Section | undefined;
  let hadBullets = false;
  for (const [at, line] of lines.entries()) {
    if (!line.text) continue;
    const next = lines.slice(at + 1).find((one) => one.text);
    if (isHeading(line, next, reading)) {
      section = reading.sectionOf(bareOf(line.text), false);
      hadBullets = false;
      continue;
    }
    // a paragraph after a list is not of the list
    if (hadBullets && !line.isBullet && !lines[at - 1]?.text) section = undefined;
    hadBullets = line.isBullet;
    statements.push(...statementsIn(line.text, section, reading));
  }
  return statements
    .map((one) => ({ ...one, text: shortened(trimSigns(one.text, ".。;；,،、!！")) }))
    .filter(({ text }) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2);
};

const bareOf = (heading: string): string => trimSigns(heading, ":：.#*-–—").trim();

const isHeading = ({ text, isBullet, isMarked }: Line, next: Line | undefined, reading: Reading): boolean => {
  if (text.length > longestHeading) return false;
  if (isMarked || /[:：]$/u.test(text)) return true;
  if (isBullet) return false;
  if (reading.sectionOf(bareOf(text), true)) return true;
  return next?.isBullet === true && !/[.。!！?？;；]$/u.test(text);
};

const inline = /^([^:：]{2,40})[:：]\s*(\S.*)$/u;

/** The statements of a line; "Nice to have: Go, Rust" is a heading with its items. */
const statementsIn = (line: string, section: Section | undefined, reading: Reading): Statement[] => {
  const [, before = "", after = ""] = inline.exec(line) ?? [];
  const named = before && reading.sectionOf(bareOf(before), true);
  if (!named) return sentencesOf(line).map((text) => ({ text, section }));
  const items = after.split(/[,،、]\s*/u);
  const isList = items.length > 1 && items.every((item) => item.split(" ").length <= longestItem);
  const texts = isList && !/[.。]\s*\S/u.test(after) ? items : sentencesOf(after);
  return texts.map((text) => ({ text, section: named }));
};

const shortened = (text: string): string => {
  if (text.length <= mostLetters) return text;
  const piece = text.slice(0, mostLetters - 1);
  const space = piece.lastIndexOf(" ");
  return `${space > 0 ? piece.slice(0, space) : piece}…`;
};
