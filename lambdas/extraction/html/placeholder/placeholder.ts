import { articleBody } from "../article-body.ts";
import { textOf } from "../boilerplate.ts";
import { mutedNames } from "../element-names.ts";
import { openParts } from "../opened/open-parts.ts";
import { find, isElement } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import { isAppShell } from "./app-shell.ts";
import { isBotCheck } from "./bot-check.ts";
import { isConsentWall } from "./consent-wall.ts";
import { isNotFound, namesNotFound } from "./not-found.ts";
import { wordsOfPage } from "./page-words.ts";
import { isSignIn } from "./sign-in.ts";
import { standIn } from "./stand-in.ts";

export type Placeholder =
  | "bot check"
  | "not found"
  | "sign-in"
  | "consent"
  | "absent"
  | "error"
  | "needs scripts";

/** Characters, links left out, of a page that may be one in spite of its menus if its title says so, and of any other. */
const longest = 60_000;
const longestUntitled = 1_800;

/** The sort of page that stands in place of the one that was asked for, if this is one. `opened` is it with its parts open. */
export function placeholderOf(root: Element, opened = openParts(root)): Placeholder | undefined {
  const length = lengthOf(root);
  if (length > longest || (length > longestUntitled && !isSuspect(root))) return undefined;
  const words = wordsOfPage(root, opened);
  if (isBotCheck(words)) return "bot check";
  if (isNotFound(words)) return "not found";
  if (isSignIn(words)) return "sign-in";
  if (isConsentWall(words)) return "consent";
  const other = standIn(words);
  if (other) return other;
  return isAppShell(words) && !articleBody(root) ? "needs scripts" : undefined;
}

function lengthOf({ name, children }: Element): number {
  if (mutedNames.has(name) || name === "a" || name === "nav") return 0;
  let length = 0;
  for (const child of children) length += isElement(child) ? lengthOf(child) : child.trim().length;
  return length;
}

function isSuspect(root: Element): boolean {
  const title = find(root, ({ name }) => name === "title");
  const heading = find(root, ({ name }) => name === "h1");
  return [title, heading].some((one) => one !== undefined && namesNotFound(textOf(one)));
}
