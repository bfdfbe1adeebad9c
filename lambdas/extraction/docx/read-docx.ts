import type { Draft, Extraction } from "../blocks/block.ts";
import { OfficePackage } from "../office/package.ts";
import { titleProperty, withTitle } from "../office/titles/title-property.ts";
import { parseXml, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";
import { isPrompt } from "./inline/inline.ts";
import { Notes } from "./notes.ts";
import { collectRunning, paragraphBlocks } from "./paragraph.ts";
import { Numbering } from "./styling/numbering.ts";
import { stylesOf } from "./styling/styles.ts";
import { tableBlocks } from "./table.ts";

/** A Word document of 2007 or later, template or with macros. Format: ECMA-376 part 1, 17. */
export function readDocx(bytes: Uint8Array): Extraction {
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
    running: new Set(),
    blocks: flow,
  };
  const drafts: Draft[] = [];
  parseXml(text, {
    childrenOf: "body",
    take: (element) => {
      for (const draft of blocksOf(element, context)) drafts.push(draft);
    },
  });
  drafts.push(...unplacedComments(context), ...runningBlocks(context));
  return { drafts: withTitle(drafts, titleProperty(file)), warnings: [...context.warnings] };
}

const flow = (all: XmlElement[], context: Context): Draft[] => all.flatMap((one) => blocksOf(one, context));

function blocksOf(element: XmlElement, context: Context): Draft[] {
  switch (element.name) {
    case "p":
      return paragraphBlocks(element, context);
    case "tbl":
      return tableBlocks(element, context);
    case "sectPr":
      collectRunning(element, context);
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

function unplacedComments(context: Context): Draft[] {
  return [...context.notes.rest()].flatMap(([kind, id]) =>
    context.notes.take(kind, id, (content, part) => flow(content, { ...context, part, fields: [] })),
  );
}

/** Each line of the headers and footers once; page numbers say nothing. */
function runningBlocks(context: Context): Draft[] {
  const relationships = context.file.relationships(context.part);
  const parts = [...context.running].flatMap((id) => relationships.get(id)?.target ?? []);
  const texts = parts.flatMap((part) => {
    const root = context.file.xml(part);
    return root ? flow(root.children, { ...context, part, fields: [], isInCell: true }) : [];
  });
  const lines = texts.map(({ text }) => text.replace(/\s+/g, " ").trim());
  return [...new Set(lines)].filter(isTelling).map((text) => ({ type: "running", text }));
}

const isTelling = (line: string) =>
  /\p{L}/u.test(line.replace(/\b(page|of|seite|von|página|pagina|de|sur|di|strana|pág)\b/giu, ""));
