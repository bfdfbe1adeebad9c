import type { Group, Part } from "./piece.ts";
import { leadOf, proseParts } from "./prose/prose.ts";

const bullet = /^\s*(?:[-*•‣◦–▪●]|\(?\p{N}{1,3}[.)]|\p{L}\))\s+/u;
const number = /^\s*\(?\p{N}{1,3}[.)]\s+/u;

/** Whether a line begins with a bullet or a number. */
export const isListed = (line: string): boolean => bullet.test(line);

/** The items of a list, after what stands before them in their block. `above`: the line that announces it, if any. */
export const listParts = (
  lines: string[],
  above: string | undefined,
  heading: string | undefined,
): Part[] => {
  const first = lines.findIndex(isListed);
  const before = first > 0 ? proseParts(lines.slice(0, first).join("\n"), { isCut: false }) : [];
  const lead = leadOf(before) ?? (before.length > 0 ? undefined : above);
  const group: Group = {
    key: "",
    isNumbered: number.test(lines[first] ?? ""),
    ...(lead && { lead }),
    ...(heading && { heading }),
  };
  const items = itemsOf(lines.slice(first)).map(
    (text): Part => ({ text, source: lead ? `${lead} ${text}` : text, form: "item", group }),
  );
  return [...before, ...items];
};

const itemsOf = (lines: string[]): string[] =>
  lines.reduce<string[]>((items, line) => {
    if (isListed(line) || items.length === 0) items.push(line.replace(bullet, "").trim());
    else items.push(`${items.pop()} ${line.trim()}`);
    return items;
  }, []);
