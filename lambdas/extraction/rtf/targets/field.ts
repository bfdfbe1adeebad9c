import { isPageNumber } from "../../docx/inline/fields.ts";
import { symbolOf } from "../../docx/inline/symbol-font.ts";
import type { Field, Target } from "../state.ts";

/** Of a field that brings no text of its own. */
export const hidesResult = ({ code, shows }: Field): boolean => isPageNumber(code) || shows !== "";

/** What a SYMBOL field shows: it says the code of the character and perhaps its font. */
export function symbolText(code: string): string {
  const number = Number(/^\s*SYMBOL\s+(\d+|0x[\da-f]+)\b/i.exec(code)?.[1] ?? 0);
  if (!(number > 0 && number < 0x10000)) return "";
  const font = /\\f\s*"?([^"\\]+)/.exec(code)?.[1] ?? "";
  return number < 0x100 || number >= 0xf000 ? symbolOf(number, font) : String.fromCharCode(number);
}

const [checkBox, list, undecided] = [1, 2, 25];

/** A field of a form: a box shows whether it is ticked, a list what is chosen. */
export class FormField implements Target {
  readonly entries: string[] = [];
  private readonly field: Field;
  private type = 0;
  private standard = 0;
  private result = undecided;

  constructor(field: Field) {
    this.field = field;
  }

  add(): void {}

  control(name: string, value = 0): boolean {
    if (name === "fftype") this.type = value;
    else if (name === "ffres") this.result = value;
    else if (name === "ffdefres") this.standard = value;
    else return false;
    return true;
  }

  end(): void {
    const chosen = this.result === undecided ? this.standard : this.result;
    if (this.type === checkBox) this.field.shows = chosen === 1 ? "☒" : "☐";
    if (this.type === list) this.field.shows = this.entries[chosen] ?? "";
  }
}
