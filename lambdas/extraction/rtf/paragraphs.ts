import type { Draft } from "../blocks/block.ts";
import { atLevel } from "../figures/marked.ts";
import { settled } from "../figures/settled.ts";
import type { LeftOut } from "../marks/left-out.ts";
import { withLinks } from "../office/links.ts";
import { titleLevel } from "../office/titles/title-level.ts";
import type { Colours } from "./colours.ts";
import { type Blocks, depthOf, type State } from "./state.ts";
import type { Styles } from "./styles.ts";
import { RichTable } from "./tables.ts";
import { unseenText } from "./unseen.ts";

const maxHeadingLength = 300;
/** Text this many times larger than the body text is large. */
const largeRatio = 1.3;

/** State shared by all flows of a document. */
export interface Shared {
  readonly styles: Styles;
  /** Font size of body text, in half points. */
  readonly bodySize: number;
  readonly colours: Colours;
  readonly leftOut: LeftOut;
  /** Nothing is painted behind the pages. */
  readonly isPlain: boolean;
  /** Number of paragraphs, cells and rows read so far. */
  pieces: number;
}

/** Blocks in text order of one flow: the body, a note or a text box. */
export class Flow implements Blocks {
  paragraph = new Paragraph();
  private readonly drafts: Draft[] = [];
  private readonly shared: Shared;
  private readonly onEnd: ((drafts: Draft[]) => void) | undefined;
  /** The table that the last paragraph was in. */
  private table: RichTable | undefined;

  constructor(shared: Shared, onEnd?: (drafts: Draft[]) => void) {
    this.shared = shared;
    this.onEnd = onEnd;
  }

  add(text: string, state: State): void {
    if (state.isMoved) return;
    const { colours, leftOut, isPlain } = this.shared;
    const mark = unseenText(state, colours, isPlain && this.onEnd === undefined);
    if (mark) leftOut.addRun(mark, text);
    else {
      if (text.trim()) leftOut.endPart();
      this.paragraph.add(text, state);
    }
  }

  end(state: State): void {
    this.onEnd?.(this.close(state));
  }

  attach(drafts: Draft[]): void {
    for (const draft of drafts) this.paragraph.after.push(draft);
  }

  endParagraph(state: State, depth = depthOf(state)): void {
    const { paragraph } = this;
    const own = paragraph.draft(state, this.shared);
    this.shared.leftOut.endPart();
    this.paragraph = new Paragraph();
    this.shared.pieces += 1;
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
    this.shared.pieces += 1;
  }

  endRow(state: State, depth: number): void {
    if (this.hasOpenText()) this.endParagraph(state, depth);
    this.table?.endRow(depth, state.row);
    this.shared.pieces += 1;
  }

  /** Ends the flow, with its open paragraph if it has text, and returns the blocks. */
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

/** The paragraph that is being read. */
class Paragraph {
  text = "";
  label: string | undefined;
  /** False once it has visible text of regular weight. */
  isBold = true;
  /** Smallest font size of its visible text, in half points. */
  size = Number.POSITIVE_INFINITY;
  readonly links: string[] = [];
  /** Notes, comments and text boxes that follow it. */
  readonly after: Draft[] = [];

  add(text: string, { isBold, level, size }: State): void {
    this.text += atLevel(text, level);
    if (!text.trim()) return;
    if (!isBold) this.isBold = false;
    this.size = Math.min(this.size, size);
  }

  /** The paragraph as heading, list item or plain paragraph. */
  draft(state: State, { styles, bodySize }: Shared): Draft {
    const own = settled(this.text.toWellFormed()).trim();
    if (!own) return { type: "paragraph", text: "" };
    const text = this.label ? `${this.label} ${own}` : own;
    const heading = state.outline === 9 ? undefined : headingLevel(state, styles);
    if (heading && own.length < maxHeadingLength) return { type: "heading", level: heading, text };
    const look = { isBold: this.isBold, isLarge: this.size >= bodySize * largeRatio };
    const isTitle = depthOf(state) === 0 && this.label !== "-" && Number.isFinite(this.size);
    const title = isTitle ? titleLevel(text, look) : undefined;
    if (title) return { type: "heading", level: title, text };
    const linked = withLinks(text, this.links);
    const entry = /^(?:toc|table of figures|list bullet) ?([1-9])?$/i.exec(styles.nameOf(state.style));
    if (this.label === undefined && !state.isListed && !entry) return { type: "paragraph", text: linked };
    return { type: "list-item", level: Number(entry?.[1] ?? state.listLevel + 1), text: linked };
  }
}

const headingLevel = ({ outline, style }: State, styles: Styles): number | undefined =>
  outline === undefined ? styles.headingOf(style) : outline + 1;
