import { utils } from "@e965/xlsx";

export interface Position {
  row: number;
  column: number;
}

export type Expression =
  | { type: "value"; value: number | string | boolean }
  | { type: "cells"; sheet?: string; from: Position; to: Position }
  | { type: "call"; name: string; arguments: Array<Expression | undefined> }
  | { type: "operation"; sign: string; left: Expression; right: Expression }
  | { type: "negation" | "percent"; of: Expression };

const tokenPattern =
  /\s*(?:(\d+\.?\d*(?:E[+-]?\d+)?|\.\d+(?:E[+-]?\d+)?)(?![\w:])|"((?:[^"]|"")*)"|(?:('(?:[^']|'')+'|[\p{L}_][\p{L}\d_.]*)!)?(\$?[A-Z]{1,3}\$?\d{1,7})(?::(\$?[A-Z]{1,3}\$?\d{1,7}))?(?![\w.(!:])|([A-Z_][\w.]*)(?=\()|(TRUE|FALSE)(?![\w.(])|(<=|>=|<>|[-+*/^&=<>%(),]))/iuy;
const strengths: Record<string, number> = {
  "=": 1,
  "<>": 1,
  "<": 1,
  ">": 1,
  "<=": 1,
  ">=": 1,
  "&": 2,
  "+": 3,
  "-": 3,
  "*": 4,
  "/": 4,
  "^": 5,
};
const longestFormula = 2000;
const deepest = 60;

type Token = { operand?: Expression; name?: string; sign?: string };

/** A formula of values, cells, operators and function calls; undefined for one with anything else in it. */
export const parseFormula = (formula: string): Expression | undefined => {
  const tokens = tokensOf(
    formula
      .replace(/^=/, "")
      .replace(/_xlfn\.|_xlws\./gi, "")
      .trim(),
  );
  return tokens && new Parser(tokens).whole();
};

const tokensOf = (text: string): Token[] | undefined => {
  if (!text || text.length > longestFormula) return;
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const found = tokenPattern.exec(text);
    if (!found) return;
    tokens.push(tokenOf(found));
  }
  return tokens;
};

const tokenOf = ([, number, string, sheet, from, to, name, truth, sign]: RegExpExecArray): Token => {
  if (number !== undefined) return { operand: { type: "value", value: Number(number) } };
  if (string !== undefined) return { operand: { type: "value", value: string.replaceAll('""', '"') } };
  if (truth) return { operand: { type: "value", value: /true/i.test(truth) } };
  if (name) return { name: name.toUpperCase() };
  if (!from) return { sign: sign ?? "" };
  const own = sheet?.replace(/^'|'$/g, "").replaceAll("''", "'");
  const cells = { type: "cells" as const, from: positionOf(from), to: positionOf(to ?? from) };
  return { operand: own === undefined ? cells : { ...cells, sheet: own } };
};

const positionOf = (reference: string): Position => {
  const { r: row, c: column } = utils.decode_cell(reference.replaceAll("$", "").toUpperCase());
  return { row, column };
};

class Parser {
  private at = 0;
  private depth = 0;
  private readonly tokens: Token[];

  constructor(tokens: Token[]) {
    this.tokens = tokens;
  }

  whole(): Expression | undefined {
    const expression = this.expression(0);
    return this.at === this.tokens.length ? expression : undefined;
  }

  /** Operators that bind more strongly than `strength`; all of them group to the left. */
  private expression(strength: number): Expression | undefined {
    this.depth += 1;
    let left = this.depth > deepest ? undefined : this.operand();
    while (left) {
      const sign = this.tokens[this.at]?.sign ?? "";
      const own = strengths[sign] ?? 0;
      if (own <= strength) break;
      this.at += 1;
      const right = this.expression(own);
      left = right && { type: "operation", sign, left, right };
    }
    this.depth -= 1;
    return left;
  }

  private operand(): Expression | undefined {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.sign === "+" || token?.sign === "-") {
      const of = this.operand();
      return of && token.sign === "-" ? { type: "negation", of } : of;
    }
    let found = token?.operand ?? (token?.name ? this.call(token.name) : undefined);
    if (token?.sign === "(") {
      found = this.expression(0);
      if (!this.takes(")")) return;
    }
    while (found && this.takes("%")) found = { type: "percent", of: found };
    return found;
  }

  private call(name: string): Expression | undefined {
    const given: Array<Expression | undefined> = [];
    if (!this.takes("(")) return;
    if (this.takes(")")) return { type: "call", name, arguments: given };
    for (;;) {
      const isLeftOut = [",", ")"].includes(this.tokens[this.at]?.sign ?? "");
      const one = isLeftOut ? undefined : this.expression(0);
      if (!one && !isLeftOut) return;
      given.push(one);
      if (this.takes(")")) return { type: "call", name, arguments: given };
      if (!this.takes(",")) return;
    }
  }

  private takes(sign: string): boolean {
    if (this.tokens[this.at]?.sign !== sign) return false;
    this.at += 1;
    return true;
  }
}
