import { isNearWhite } from "../office/near-white.ts";
import type { Target } from "./state.ts";

/** Colours by number; number 0 is mostly empty, which means automatic. */
export class Colours {
  private readonly found: string[] = [];

  isWhite(number: number): boolean {
    return isNearWhite(this.found[number] ?? "");
  }

  /** Receiver of `\colortbl`, in which a semicolon ends each colour. */
  table(): Target {
    let colour: string[] = [];
    return {
      add: (text) => {
        for (const _ of text.matchAll(/;/g)) {
          this.found.push(colour.join(""));
          colour = [];
        }
      },
      control: (name, value = 0) => {
        const at = ["red", "green", "blue"].indexOf(name);
        if (at >= 0) colour[at] = Math.min(255, Math.max(0, value)).toString(16).padStart(2, "0");
        return at >= 0;
      },
    };
  }
}
