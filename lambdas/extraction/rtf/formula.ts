import { mathText } from "../office/math.ts";
import type { XmlElement } from "../office/xml.ts";
import type { State, Target } from "./state.ts";

const deepest = 100;
const maxParts = 50_000;

/** An equation, or a part of one. Its control words are the element names of Office Math with an "m" in front. */
export class Formula implements Target {
  private readonly element: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  private readonly depth: number;
  /** Parts of the whole equation, counted across its tree. */
  private readonly count: { parts: number };
  private readonly onEnd: ((text: string, state: State) => void) | undefined;

  constructor(onEnd?: (text: string, state: State) => void, depth = 0, count = { parts: 0 }) {
    this.onEnd = onEnd;
    this.depth = depth;
    this.count = count;
    count.parts += 1;
  }

  add(text: string): void {
    const { attributes, children } = this.element;
    const last = children.at(-1);
    attributes.val = (attributes.val ?? "") + text;
    if (last?.name === "t") last.text += text;
    else children.push({ name: "t", attributes: {}, children: [], text });
  }

  control(name: string): boolean {
    if (!/^m[a-zA-Z]/.test(name)) return false;
    if (this.element.name === "") this.element.name = name.slice(1);
    return true;
  }

  child(): Target {
    if (this.depth > deepest || this.count.parts > maxParts) return this;
    const part = new Formula(undefined, this.depth + 1, this.count);
    this.element.children.push(part.element);
    return part;
  }

  end(state: State): void {
    this.onEnd?.(mathText(this.element).trim(), state);
  }
}
