import { bulletOf } from "./line-lists.ts";

const longest = 60;
const mostWords = 8;
/** A title above lines that are short too. */
const mostShortWords = 4;
/** The end of a line that runs on. */
const open =
  /(?<!\p{L})(?:and|or|of|the|an?|to|in|at|for|with|by|from|und|oder|der|die|das|den|dem|ein|eine|von|im|am|mit|für|zu|et|ou|de|du|des|la|le|les|à|en|y|o|el|los|e|il|di|da|het|een|van)$/u;
/** From so many parts on, a short first line is the writer's way to head one. */
const least = 3;
/** A part that a title heads has a line at least so long, in characters and beside the title. */
const longLine = 40;
const longer = 1.5;

/**
 * Positions of the parts whose first line is a title directly above its text, in a text where several have one: "Pets" above
 * "Dogs are welcome." without an empty line.
 */
export function headedParts(parts: string[][]): Set<number> {
  const headed = parts.flatMap((lines, index) => (isHeaded(lines) ? [index] : []));
  return new Set(headed.length >= least ? headed : []);
}

function isHeaded([first = "", ...others]: string[]): boolean {
  const title = first.trim();
  const next = others[0]?.trim();
  if (!next || !isTitle(title)) return false;
  if (!/^["“„«(]?[\p{Lu}\p{Lo}\d]/u.test(next) && !bulletOf(next)) return false;
  const most = Math.max(...others.map((line) => line.trim().length));
  if (most >= Math.max(longer * title.length, longLine)) return true;
  const areSentences = others.every((line) => /[.!?。！？]$/.test(line.trim()));
  return areSentences && title.split(/\s+/).length <= mostShortWords;
}

const isTitle = (line: string): boolean =>
  line.length <= longest &&
  line.split(/\s+/).length <= mostWords &&
  /^[\p{Lu}\p{Lo}\d]/u.test(line) &&
  !/[.!?:;,…。！？)"”»-]$|\d{4,}|@|\t|\s{3}|: /u.test(line) &&
  !/^\d+$/.test(line) &&
  !open.test(line) &&
  bulletOf(line) === undefined;
