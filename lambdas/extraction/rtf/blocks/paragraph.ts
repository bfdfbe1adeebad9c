import type { Draft } from "../../blocks/block.ts";
import { withLinks } from "../../office/drawing/links.ts";
import { titleLevel } from "../../office/titles/title-level.ts";
import { depthOf, type State } from "../state.ts";
import type { Styles } from "../words/styles.ts";

const longestHeading = 300;
const large = 1.3;

/** A paragraph as it is being read. */
export class Paragraph {
  text = "";
  /** Its number or bullet, where it is the item of a list. */
  label: string | undefined;
  /** True while nothing readable is in regular weight; the smallest size of its letters, in half points. */
  isBold = true;
  size = Number.POSITIVE_INFINITY;
  readonly links: string[] = [];
  /** Notes, comments and text boxes, to stand after it. */
  readonly after: Draft[] = [];

  add(text: string, { isBold, isHidden, isDeleted, size }: State): void {
    if (isHidden || isDeleted) return;
    this.text += text;
    if (!text.trim()) return;
    if (!isBold) this.isBold = false;
    this.size = Math.min(this.size, size);
  }

  /** As heading, list item or plain paragraph. Sizes are in half points. */
  draft(state: State, styles: Styles, ordinarySize: number): Draft {
    const own = this.text.toWellFormed().trim();
    if (!own) return { type: "paragraph", text: "" };
    const text = this.label ? `${this.label} ${own}` : own;
    const heading = state.outline === 9 ? undefined : headingLevel(state, styles);
    if (heading && own.length < longestHeading) return { type: "heading", level: heading, text };
    const look = { isBold: this.isBold, isLarge: this.size >= ordinarySize * large };
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
