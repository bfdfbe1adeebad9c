import type { Draft } from "../../blocks/block.ts";
import { altText } from "../../office/drawing/alt-text.ts";
import { chartBlocks } from "../../office/drawing/chart.ts";
import { diagramBlocks } from "../../office/drawing/diagram.ts";
import { textBodyBlocks } from "../../office/drawing/text-body.ts";
import { OfficePackage } from "../../office/package.ts";
import { child, childrenNamed, type XmlElement } from "../../office/xml.ts";

/** Charts, text boxes, diagrams, headers and footers of the sheets of an XLSX file. */
export class SheetParts {
  readonly file: OfficePackage;
  /** Name of the workbook's part. */
  readonly workbook: string;
  private readonly parts = new Map<string, string>();

  constructor(bytes: Uint8Array) {
    this.file = new OfficePackage(bytes);
    this.workbook = this.file.main("xl/workbook.xml");
    const related = this.file.relationships(this.workbook);
    for (const { attributes } of childrenNamed(child(this.file.xml(this.workbook), "sheets"), "sheet"))
      this.parts.set(attributes.name ?? "", related.get(attributes["r:id"] ?? "")?.target ?? "");
  }

  /** Name of a sheet's part; empty for one that is missing. */
  part(sheet: string): string {
    return this.parts.get(sheet) ?? "";
  }

  drawings(sheet: string, place: string): Draft[] {
    const drawings = this.file.related(this.parts.get(sheet) ?? "", "drawing");
    return drawings.flatMap((part) => {
      const root = this.file.xml(part);
      return root ? root.children.flatMap((anchor) => this.blocks(anchor, part, place)) : [];
    });
  }

  /** Lines of the sheet's header and footer. */
  headersAndFooters(sheet: string): string[] {
    const end = this.file.text(this.parts.get(sheet) ?? "")?.slice(-100_000) ?? "";
    const found = end.matchAll(/<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>([^<]*)</g);
    return [...found].flatMap(([, code = ""]) => headerTexts(unescaped(code)));
  }

  private blocks(element: XmlElement, part: string, place: string): Draft[] {
    const target = (id: string | undefined) => this.file.relationships(part).get(id ?? "")?.target;
    if (element.name === "txBody") return textBodyBlocks(element, { place, linkTo: target, listStyles: [] });
    if (element.name === "chart")
      return chartBlocks(this.file.xml(target(element.attributes["r:id"])), place);
    if (element.name === "relIds")
      return diagramBlocks(this.file.xml(target(element.attributes["r:dm"])), place);
    if (element.name === "cNvPr") return altText(element).map((draft) => ({ ...draft, place }));
    return element.children.flatMap((one) => this.blocks(one, part, place));
  }
}

const unescaped = (code: string) =>
  code
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/&#\d+;/g, " ")
    .replaceAll("&amp;", "&");

/**
 * Texts of a header code such as "&LReport&RPage &P", without codes for position, font and page. Format: ECMA-376
 * part 1, 18.3.1.46.
 */
export const headerTexts = (code: string): string[] =>
  code
    .split(/&[LCR]/)
    .map((part) =>
      part
        .replace(/&"[^"]*"|&K[0-9A-F]{6}|&\d+|&[A-Z]/gi, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text.replace(/\b(page|of|seite|von|página|pagina|de|sur|di)\b/giu, "")));
