import type { Draft } from "../blocks/block.ts";
import { statusOf } from "../marks/status/status-of.ts";
import { child, type XmlElement } from "../office/xml.ts";

interface Section {
  /** Index of the block after its last one. */
  end: number;
  /** Relationship ids of its headers and footers, by element name and type. */
  references: Map<string, string>;
}

/** Sections of a document in order. A section without a header of a type has that of the section before it. */
export class Sections {
  readonly all: Section[] = [];

  /** Adds the section that ends at an element with a `sectPr`, or at a `sectPr`. */
  add(properties: XmlElement | undefined): void {
    const section = properties?.name === "sectPr" ? properties : child(properties, "sectPr");
    if (!section) return;
    const references = new Map(this.all.at(-1)?.references);
    for (const { name, attributes } of section.children)
      if (/^(header|footer)Reference$/.test(name))
        references.set(`${name} ${attributes.type ?? "default"}`, attributes["r:id"] ?? "");
    this.all.push({ end: Number.POSITIVE_INFINITY, references });
  }

  /** Tells the sections that ended since the last call how many blocks there are now. */
  close(blocks: number): void {
    for (const section of this.all) section.end = Math.min(section.end, blocks);
  }

  /** Relationship ids of all headers and footers, each once. */
  get ids(): string[] {
    return [...new Set(this.all.flatMap(({ references }) => [...references.values()]))];
  }
}

/** Gives the blocks of each section the status that one of its headers or footers consists of. */
export const withSectionStatuses = (
  drafts: Draft[],
  { all }: Sections,
  lines: Map<string, string[]>,
): Draft[] => {
  let start = 0;
  return all.length === 0
    ? drafts
    : [...all, { end: drafts.length, references: new Map<string, string>() }].flatMap(
        ({ end, references }) => {
          const own = drafts.slice(start, end);
          start = Math.max(start, Math.min(end, drafts.length));
          const texts = [...references.values()].flatMap((id) => lines.get(id) ?? []);
          const status = texts.flatMap((text) => statusOf(text, "drawn") ?? [])[0];
          return status ? own.map((draft) => ({ ...draft, status })) : own;
        },
      );
};
