import { analyse } from "scslre";
import { parseSync } from "vite";
import { sourcesOf } from "./sources.ts";

export interface Expression {
  path: string;
  source: string;
  flags: string;
}

/** The regular expressions in the sources of these folders, each once for a file. */
export const expressionsIn = (...folders: string[]): Expression[] =>
  sourcesOf(...folders).flatMap(({ path, text }) => {
    const found = new Map<string, Expression>();
    for (const { pattern, flags } of literalsIn(parseSync(path, text).program))
      found.set(`/${pattern}/${flags}`, { path, source: pattern, flags });
    return [...found.values()];
  });

/**
 * Whether a text can be made for an expression that takes it more than linear time: by two quantifiers that take the
 * same characters, or by one that is tried at each of them.
 */
export const isSuperLinear = ({ source, flags }: Pick<Expression, "source" | "flags">): boolean =>
  analyse({ source, flags }).reports.length > 0;

interface Literal {
  pattern: string;
  flags: string;
}

function* literalsIn(node: unknown): Generator<Literal> {
  if (Array.isArray(node)) for (const one of node) yield* literalsIn(one);
  else if (typeof node === "object" && node !== null) {
    if ("regex" in node) yield node.regex as Literal;
    else yield* literalsIn(Object.values(node));
  }
}
