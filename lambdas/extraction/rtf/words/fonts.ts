import { pageOfSet } from "../source/code-pages.ts";
import type { Target } from "../state.ts";

export interface Font {
  name: string;
  /** Its code page. */
  page: number;
  /** Its letters are pictures. */
  isSymbol: boolean;
}

/** The fonts of a document by their number, each with the code page of its letters. */
export class Fonts {
  /** The code page of the document, and the number of the font of its ordinary letters. */
  page = 1252;
  ordinary = 0;
  private readonly found = new Map<number, { name: string; page?: number; set?: number }>();
  private readonly made = new Map<number, Font>();

  of(number: number): Font {
    const known = this.made.get(number);
    if (known) return known;
    const { name = "", page, set } = this.found.get(number) ?? {};
    const ofSet = set === undefined ? undefined : pageOfSet(set);
    const isSymbol = set === 2 || /^(symbol|wingdings\b.*)$/i.test(name);
    const font = { name, isSymbol, page: page || (ofSet ?? this.page) };
    this.made.set(number, font);
    return font;
  }

  /** Reads the table of fonts. */
  table(): Target {
    let font: { name: string; page?: number; set?: number } = { name: "" };
    return {
      add: (text) => {
        font.name = (font.name + text.split(";")[0]?.trim()).slice(0, 80);
      },
      control: (name, value = 0) => {
        if (name === "fcharset") font.set = value;
        else if (name === "cpg") font.page = value;
        else if (name === "f") {
          font = { name: "" };
          this.found.set(value, font);
          this.made.clear();
        } else return false;
        return true;
      },
    };
  }
}
