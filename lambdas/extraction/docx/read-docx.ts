import type { Draft, Extraction } from "../blocks/block.ts";
import { headerFooterBlocks } from "../blocks/header-footer.ts";
import { LeftOut } from "../marks/left-out.ts";
import { statusOf } from "../marks/status/status-of.ts";
import { contentStatus } from "../office/content-status.ts";
import { OfficePackage } from "../office/package.ts";
import { titleProperty, withTitle } from "../office/titles/title-property.ts";
import { parseXml, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";
import { deletedText } from "./inline/deleted-text.ts";
import { isPrompt } from "./inline/prompt.ts";
import { Notes } from "./notes.ts";
import { paragraphBlocks } from "./paragraph.ts";
import { ParagraphJoiner } from "./paragraph-joiner.ts";
import { Sections, withSectionStatuses } from "./sections.ts";
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
  const leftOut = new LeftOut();
  const context: Context = {
    file,
    part,
    styles: stylesOf(related("styles")),
    numbering: new Numbering(related("numbering")),
    notes: new Notes(file, part, leftOut),
    fields: [],
    warnings: new Set(),
    leftOut,
    ground: hasPaintedPages(text) ? "unknown" : "white",
    sections: new Sections(),
    blocks: flow,
  };
  const drafts: Draft[] = [];
  const take = (element: XmlElement) => {
    for (const draft of blocksOf(element, context)) drafts.push(draft);
    context.sections.close(drafts.length);
  };
  const joiner = new ParagraphJoiner(take);
  parseXml(text, { childrenOf: "body", take: (element) => joiner.take(element) });
  joiner.end();
  const headers = headerFooterLines(context);
  const marked = withSectionStatuses(drafts, context.sections, headers);
  marked.push(...unplacedComments(context), ...headerFooterBlocks([...headers.values()].flat()));
  const status = statusOf(contentStatus(file));
  return {
    drafts: withTitle(marked, titleProperty(file)),
    warnings: [...context.warnings, ...leftOut.warnings()],
    ...(status && { status }),
  };
};

/** A page colour, or anything behind the text, which may be dark. */
const hasPaintedPages = (xml: string) => /behindDoc="(1|true)"|z-index:\s*-|<w:background\b/.test(xml);

const flow = (all: XmlElement[], context: Context): Draft[] => {
  const drafts: Draft[] = [];
  const joiner = new ParagraphJoiner((element) => {
    for (const draft of blocksOf(element, context)) drafts.push(draft);
  });
  for (const one of all) joiner.take(one);
  joiner.end();
  return drafts;
};

function blocksOf(element: XmlElement, context: Context): Draft[] {
  switch (element.name) {
    case "p":
      return paragraphBlocks(element, context);
    case "tbl":
      return tableBlocks(element, context);
    case "sectPr":
      context.sections.add(element);
      return [];
    case "altChunk":
      context.warnings.add("A document embedded in this one could not be read and was skipped.");
      return [];
    case "sdt":
      if (!isPrompt(element, context)) return flow(element.children, context);
      context.leftOut.add("unfilledField", deletedText(element));
      return [];
    case "del":
      context.leftOut.add("trackedDeletion", deletedText(element));
      return [];
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

/** Lines of the headers and footers that sections refer to, by relationship id. */
const headerFooterLines = (context: Context): Map<string, string[]> => {
  const relationships = context.file.relationships(context.part);
  const { ground, sections } = context;
  return new Map(
    sections.ids.map((id) => {
      const part = relationships.get(id)?.target;
      const xml = part ? context.file.text(part) : undefined;
      if (!part || !xml) return [id, []];
      const own = hasPaintedPages(xml) ? "unknown" : ground;
      const drafts = flow(parseXml(xml).children, {
        ...context,
        part,
        fields: [],
        isInCell: true,
        ground: own,
      });
      return [id, drafts.map(({ text }) => text)];
    }),
  );
};
