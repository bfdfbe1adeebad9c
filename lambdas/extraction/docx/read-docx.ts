import type { Draft, Extraction } from "../blocks/block.ts";
import { headerFooterBlocks } from "../blocks/header-footer.ts";
import { OfficePackage } from "../office/package.ts";
import { titleProperty, withTitle } from "../office/titles/title-property.ts";
import { parseXml, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";
import { isPrompt } from "./inline/inline.ts";
import { Notes } from "./notes.ts";
import { collectHeadersAndFooters, paragraphBlocks } from "./paragraph.ts";
import { Numbering } from "./styling/numbering.ts";
import { stylesOf } from "./styling/styles.ts";
import { tableBlocks } from "./table.ts";

/** Reads Word 2007 and later: documents and templates, with or without macros. Format: ECMA-376 part 1, 17. */
export const readDocx = (bytes: Uint8Array): Extraction => {
  const file = new OfficePackage(bytes);
  const part = file.main("word/document.xml");
  const text = file.text(part);
  if (!text) throw new Error("no main document part");
  const related = (type: string) => file.xml(file.related(part, type)[0]);
  const context: Context = {
    file,
    part,
    styles: stylesOf(related("styles")),
    numbering: new Numbering(related("numbering")),
    notes: new Notes(file, part),
    fields: [],
    warnings: new Set(),
    headersAndFooters: new Set(),
    blocks: flow,
  };
  const drafts: Draft[] = [];
  parseXml(text, {
    childrenOf: "body",
    take: (element) => {
      for (const draft of blocksOf(element, context)) drafts.push(draft);
    },
  });
  drafts.push(...unplacedComments(context), ...headerFooterBlocks(headerFooterLines(context)));
  return { drafts: withTitle(drafts, titleProperty(file)), warnings: [...context.warnings] };
};

const flow = (all: XmlElement[], context: Context): Draft[] => all.flatMap((one) => blocksOf(one, context));

function blocksOf(element: XmlElement, context: Context): Draft[] {
  switch (element.name) {
    case "p":
      return paragraphBlocks(element, context);
    case "tbl":
      return tableBlocks(element, context);
    case "sectPr":
      collectHeadersAndFooters(element, context);
      return [];
    case "altChunk":
      context.warnings.add("A document embedded in this one could not be read and was skipped.");
      return [];
    case "sdt":
      return isPrompt(element) ? [] : flow(element.children, context);
    case "del":
    case "moveFrom":
    case "sdtPr":
    case "pPr":
    case "tcPr":
      return [];
    case "oMathPara":
    case "oMath":
      return paragraphBlocks({ name: "formula", attributes: {}, children: [element], text: "" }, context);
    default:
      return flow(element.children, context);
  }
}

const unplacedComments = (context: Context): Draft[] =>
  [...context.notes.rest()].flatMap(([kind, id]) =>
    context.notes.take(kind, id, (content, part) => flow(content, { ...context, part, fields: [] })),
  );

/** Lines of the headers and footers that sections refer to. */
const headerFooterLines = (context: Context): string[] => {
  const relationships = context.file.relationships(context.part);
  const parts = [...context.headersAndFooters].flatMap((id) => relationships.get(id)?.target ?? []);
  const drafts = parts.flatMap((part) => {
    const root = context.file.xml(part);
    return root ? flow(root.children, { ...context, part, fields: [], isInCell: true }) : [];
  });
  return drafts.map(({ text }) => text);
};
