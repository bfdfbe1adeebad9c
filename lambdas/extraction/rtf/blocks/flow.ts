import type { Draft } from "../../blocks/block.ts";
import { type Blocks, depthOf, type State } from "../state.ts";
import type { Styles } from "../words/styles.ts";
import { Paragraph } from "./paragraph.ts";
import { RichTable } from "./rich-table.ts";

/** What all the flows of a document share. */
export interface Whole {
  readonly styles: Styles;
  /** Of the letters of ordinary paragraphs, in half points. */
  readonly ordinarySize: number;
  /** How many paragraphs, cells and rows there are up to now. */
  pieces: number;
}

/** Blocks in the order of the text: of the document itself, of a note, of a text box. */
export class Flow implements Blocks {
  paragraph = new Paragraph();
  private readonly drafts: Draft[] = [];
  private readonly whole: Whole;
  private readonly finished: ((drafts: Draft[]) => void) | undefined;
  private table: RichTable | undefined;

  constructor(whole: Whole, finished?: (drafts: Draft[]) => void) {
    this.whole = whole;
    this.finished = finished;
  }

  add(text: string, state: State): void {
    this.paragraph.add(text, state);
  }

  end(state: State): void {
    this.finished?.(this.close(state));
  }

  /** Something that hangs on the paragraph. */
  attach(drafts: Draft[]): void {
    for (const draft of drafts) this.paragraph.after.push(draft);
  }

  endParagraph(state: State, depth = depthOf(state)): void {
    const { paragraph } = this;
    const { styles, ordinarySize } = this.whole;
    const own = paragraph.draft(state, styles, ordinarySize);
    this.paragraph = new Paragraph();
    this.whole.pieces += 1;
    if (depth > 0) {
      this.table ??= new RichTable();
      this.table.add(depth, [own, ...paragraph.after], paragraph.isBold);
    } else {
      this.endTable();
      if (own.text) this.drafts.push(own);
      for (const draft of paragraph.after) this.drafts.push(draft);
    }
  }

  endCell(state: State, depth: number): void {
    this.endParagraph(state, depth);
    this.table?.endCell(depth);
    this.whole.pieces += 1;
  }

  endRow(state: State, depth: number): void {
    if (this.hasOpenText()) this.endParagraph(state, depth);
    this.table?.endRow(depth, state.row);
    this.whole.pieces += 1;
  }

  /** The text ends here, whether or not its last paragraph did. */
  close(state: State): Draft[] {
    if (this.hasOpenText()) this.endParagraph(state);
    this.endTable();
    return this.drafts;
  }

  private hasOpenText(): boolean {
    return this.paragraph.text.trim() !== "" || this.paragraph.after.length > 0;
  }

  private endTable(): void {
    for (const draft of this.table?.blocks() ?? []) this.drafts.push(draft);
    this.table = undefined;
  }
}
