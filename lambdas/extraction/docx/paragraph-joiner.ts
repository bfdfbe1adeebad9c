import { child, type XmlElement } from "../office/xml.ts";

/** Joins a paragraph whose mark is a tracked deletion with the next one, as accepting the deletion would. */
export class ParagraphJoiner {
  private open: XmlElement | undefined;
  private readonly give: (element: XmlElement) => void;

  constructor(give: (element: XmlElement) => void) {
    this.give = give;
  }

  take(element: XmlElement): void {
    if (element.name !== "p") {
      this.end();
      this.give(element);
      return;
    }
    const joined = this.open
      ? { ...element, children: [...contentOf(this.open), ...element.children] }
      : element;
    this.open = undefined;
    const mark = child(element, "pPr", "rPr");
    if (child(mark, "del") || child(mark, "moveFrom")) this.open = joined;
    else this.give(joined);
  }

  end(): void {
    if (this.open) this.give(this.open);
    this.open = undefined;
  }
}

/** The mark that is left has the properties. */
const contentOf = (paragraph: XmlElement) => paragraph.children.filter(({ name }) => name !== "pPr");
