import { mathText } from "../../office/drawing/math-text.ts";
import type { XmlElement } from "../../office/xml.ts";
import type { State, Target } from "../state.ts";

const deepest = 100;
const mostParts = 50_000;

/** A part of an equation. Control words are the names of Office's XML elements with an "m" in front. */
export class Formula implements Target {
  private readonly element: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  private readonly depth: number;
  private readonly count: { parts: number };
  private readonly finished: ((text: string, state: State) => void) | undefined;

  constructor(finished?: (text: string, state: State) => void, depth = 0, count = { parts: 0 }) {
    this.finished = finished;
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
    if (this.depth > deepest || this.count.parts > mostParts) return this;
    const part = new Formula(undefined, this.depth + 1, this.count);
    this.element.children.push(part.element);
    return part;
  }

  end(state: State): void {
    this.finished?.(mathText(this.element).trim(), state);
  }
}
