import type { Target } from "../state.ts";
import { namedLevel } from "./style-names.ts";

const noStyle = 222;
const longestName = 200;

interface Style {
  name: string;
  base?: number;
  outline?: number;
  size?: number;
}

/** The styles of a document's paragraphs by their number. Their look is repeated wherever they are used. */
export class Styles {
  private readonly found = new Map<number, Style>();

  nameOf(number: number): string {
    return this.found.get(number)?.name ?? "";
  }

  /** Of the ordinary style, in half points. */
  get size(): number | undefined {
    return this.found.get(0)?.size;
  }

  /** 1 to 9 where paragraphs of the style are headings. */
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

  /** Reads the table of styles, each in a group of its own. */
  table(): Target {
    return { add: () => undefined, child: () => this.entry() };
  }

  private entry(): Target {
    const style: Style = { name: "" };
    let number: number | undefined = 0;
    return {
      add: (text) => {
        style.name = (style.name + text).slice(0, longestName);
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
