import { altText } from "../../office/drawing/alt-text.ts";
import type { Blocks, Target } from "../state.ts";

/** A property of a shape or picture: some are words that a person wrote. */
export class ShapeProperty implements Target {
  name = "";
  value = "";
  private readonly flow: Blocks;

  constructor(flow: Blocks) {
    this.flow = flow;
  }

  add(): void {}

  end(): void {
    if (this.name === "wzDescription") {
      const attributes = { descr: this.value };
      this.flow.attach(altText({ name: "docPr", attributes, children: [], text: "" }));
    }
    if (this.name === "gtextUNICODE") this.flow.attach([{ type: "paragraph", text: this.value }]);
  }
}
