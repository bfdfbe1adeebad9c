import { namedLevel } from "../office/titles/heading-names.ts";
import { type Font, pageOfSet } from "./code-pages.ts";
import type { Target } from "./state.ts";

const noStyle = 222;
const maxNameLength = 200;
const defaultSize = 24;
const sampleBytes = 2_000_000;
const maxRunLength = 2000;

interface Style {
  name: string;
  /** Number of the style it inherits from. */
  base?: number;
  /** Outline level from 0; 9 is body text. */
  outline?: number;
  /** Font size in half points. */
  size?: number;
}

/** Paragraph styles by number. Only names, levels and sizes are kept, because writers repeat the formatting in the text. */
export class Styles {
  private readonly found = new Map<number, Style>();

  nameOf(number: number): string {
    return this.found.get(number)?.name ?? "";
  }

  /** Font size of the default style, in half points. */
  get size(): number | undefined {
    return this.found.get(0)?.size;
  }

  /** Heading level from 1 to 9, inherited from base styles; undefined if the style is not a heading. */
  headingOf(number: number): number | undefined {
    const seen = new Set<number>();
    for (
      let at: number | undefined = number;
      at !== undefined && !seen.has(at);
      at = this.found.get(at)?.base
    ) {
      seen.add(at);
      const { name = "", outline } = this.found.get(at) ?? {};
      const level = namedLevel(name) ?? (outline !== undefined && outline < 9 ? outline + 1 : undefined);
      if (level !== undefined || outline === 9) return level;
    }
  }

  /** Receiver of `\stylesheet`, which has a group for each style. */
  table(): Target {
    return { add: () => undefined, child: () => this.entry() };
  }

  private entry(): Target {
    const style: Style = { name: "" };
    let number: number | undefined = 0;
    return {
      add: (text) => {
        style.name = (style.name + text).slice(0, maxNameLength);
      },
      control: (name, value) => {
        if (name === "s") number = value ?? 0;
        else if (["cs", "ts", "ds"].includes(name)) number = undefined;
        else if (name === "sbasedon" && value !== noStyle) style.base = value;
        else if (name === "outlinelevel") style.outline = value ?? 0;
        else if (name === "fs") style.size = value;
        return !["f", "u", "uc"].includes(name);
      },
      end: () => {
        style.name = style.name.split(/[;,]/)[0]?.trim() ?? "";
        if (number !== undefined && style.name) this.found.set(number, style);
      },
    };
  }
}

interface FontEntry {
  name: string;
  page?: number;
  /** Character set of Windows or the Macintosh. */
  set?: number;
}

/** Fonts by number. */
export class Fonts {
  /** Code page of the document, for fonts without their own. */
  page = 1252;
  /** Number of the default font. */
  defaultFont = 0;
  private readonly found = new Map<number, FontEntry>();
  private readonly resolved = new Map<number, Font>();

  of(number: number): Font {
    const known = this.resolved.get(number);
    if (known) return known;
    const { name = "", page, set } = this.found.get(number) ?? {};
    const ofSet = set === undefined ? undefined : pageOfSet(set);
    const isSymbol = set === 2 || /^(symbol|wingdings\b.*)$/i.test(name);
    const font = { name, isSymbol, page: page || (ofSet ?? this.page) };
    this.resolved.set(number, font);
    return font;
  }

  /** Receiver of `\fonttbl`. */
  table(): Target {
    let font: FontEntry = { name: "" };
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
          this.resolved.clear();
        } else return false;
        return true;
      },
    };
  }
}

/** Font size of most text in a file, in half points: the body size of documents without styles. */
export const commonestSize = (bytes: Buffer): number => {
  const weights = new Map<number, number>();
  for (const run of bytes.toString("latin1", 0, sampleBytes).split("\\fs").slice(1)) {
    const size = Number.parseInt(run.slice(0, 4), 10);
    const weight = run.includes("\\pict") ? 0 : Math.min(maxRunLength, run.length);
    if (size > 0) weights.set(size, (weights.get(size) ?? 0) + weight);
  }
  const [most] = [...weights].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? defaultSize;
};
