import type { Attribute } from "../store/dynalite-types.ts";

/** Names and list positions from an item's top. */
export type Path = (string | number)[];

/** A parsed condition, as dynalite's grammar makes it. `name` is a function's. */
export type Expression = { type: string; name?: string; args: Operand[] };

export type Operand = Path | Attribute | Expression;

export const isPath = (operand: Operand): operand is Path => Array.isArray(operand);

export const isExpression = (operand: Operand): operand is Expression =>
  !isPath(operand) && Array.isArray(operand.args);
