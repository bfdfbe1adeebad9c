import { utils, type WorkBook } from "@e965/xlsx";
import { cellAt } from "../cells/located.ts";
import { isDateCode } from "../display/code.ts";
import type { CellFacts, SheetFacts } from "../facts.ts";
import { evaluate } from "./evaluate.ts";
import { Uncertain, type Value } from "./functions.ts";
import { type Expression, parseFormula } from "./parse-formula.ts";

export interface Result {
  value: number | string | boolean;
  /** Address of a HYPERLINK. */
  link?: string;
}

const mostVisits = 2_000_000;
const deepest = 100;

/** Calculates the formulas of a workbook that no program has calculated, as far as their results are certain. */
export class Calculator {
  private readonly workbook: WorkBook;
  private readonly factsOf: (sheet: string) => SheetFacts;
  private readonly known = new Map<string, Result | "open" | "uncertain">();
  private visits = 0;
  private depth = 0;

  constructor(workbook: WorkBook, factsOf: (sheet: string) => SheetFacts) {
    this.workbook = workbook;
    this.factsOf = factsOf;
  }

  /** Undefined if the result is not certain. */
  result(sheet: string, address: string): Result | undefined {
    const key = `${address}!${sheet}`;
    const known = this.known.get(key);
    if (known) return typeof known === "string" ? undefined : known;
    this.known.set(key, "open");
    this.depth += 1;
    const found = this.depth > deepest ? undefined : this.calculated(sheet, address);
    this.depth -= 1;
    this.known.set(key, found ?? "uncertain");
    return found;
  }

  private calculated(sheet: string, address: string): Result | undefined {
    const facts = this.factsOf(sheet).cells.get(address) ?? {};
    const expression = facts.formula && !facts.formula.isArray ? parseFormula(facts.formula.text) : undefined;
    if (!expression) return;
    const isDate = isDateCode(this.codeOf(sheet, address, facts));
    try {
      const value = evaluate(expression, (other, row, column) =>
        this.valueOf(other ?? sheet, row, column, isDate),
      );
      const link = this.linkOf(expression, sheet);
      return value === null ? undefined : { value, ...(link && { link }) };
    } catch (error) {
      if (error instanceof Uncertain) return;
      throw error;
    }
  }

  private linkOf(expression: Expression, sheet: string): string | undefined {
    const [address] =
      expression.type === "call" && expression.name === "HYPERLINK" ? expression.arguments : [];
    const value =
      address && evaluate(address, (other, row, column) => this.valueOf(other ?? sheet, row, column, false));
    return typeof value === "string" ? value : undefined;
  }

  /** A date counts as a number, which only a formula that shows a date may do. */
  private valueOf(sheet: string, row: number, column: number, mayBeDate: boolean): Value {
    this.visits += 1;
    const found = this.workbook.Sheets[sheet];
    if (this.visits > mostVisits || !found) throw new Uncertain();
    const address = utils.encode_cell({ r: row, c: column });
    const facts = this.factsOf(sheet).cells.get(address) ?? {};
    if (facts.figures || facts.isoDate) throw new Uncertain();
    if (!mayBeDate && isDateCode(this.codeOf(sheet, address, facts))) throw new Uncertain();
    if (facts.formula?.isUncalculated) {
      const result = this.result(sheet, address);
      if (!result) throw new Uncertain();
      return result.value;
    }
    const cell = cellAt(found, address);
    if (!cell || cell.t === "z") return null;
    if (cell.t === "e" || cell.v instanceof Date) throw new Uncertain();
    return cell.v ?? null;
  }

  private codeOf(sheet: string, address: string, { format }: CellFacts): string {
    return format ?? String(cellAt(this.workbook.Sheets[sheet], address)?.z ?? "General");
  }
}
