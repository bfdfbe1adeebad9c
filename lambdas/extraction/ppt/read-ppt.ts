import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { LeftOut } from "../marks/left-out.ts";
import { statusOf } from "../marks/status/status-of.ts";
import { hiddenSlides } from "../office/slides/hidden-slides.ts";
import { titleOf } from "../office/titles/summary-title.ts";
import { withTitle } from "../office/titles/title-property.ts";
import { openOle } from "../ole.ts";
import { type Persisted, persisted, slideReferences } from "./persisted.ts";
import { allBelow, first, type PptRecord, type } from "./records.ts";
import { slideBlocks } from "./slide-blocks.ts";
import { textsIn } from "./text.ts";

/** Reads PowerPoint 97–2003: for each slide title, text and speaker notes. Format: [MS-PPT]. */
export const readPpt = (bytes: Uint8Array, _kind: Kind, report: Report): Extraction => {
  const ole = openOle(bytes);
  const file = persisted(ole);
  const slides = slideReferences(file.document, 0);
  const notes = notesById(file);
  const hidden: number[] = [];
  const leftOut = new LeftOut();
  const drafts: Draft[] = [];
  for (const [index, { reference, id, texts }] of slides.entries()) {
    const slide = file.of(reference);
    const place = `Slide ${index + 1}`;
    if (slide && isHidden(slide)) hidden.push(index + 1);
    else {
      const own = [...slideBlocks(slide, texts, { place, leftOut }), ...noteBlocks(notes.get(id), place)];
      const mark = slideStatus(own);
      drafts.push(...own.map((draft) => (mark ? { ...draft, status: mark } : draft)));
    }
    report({ done: index + 1, total: slides.length, unit: "slide" });
  }
  drafts.push(...footers(file.document));
  return {
    drafts: withTitle(drafts, titleOf(ole.stream("\u0005SummaryInformation"))),
    warnings: [...hiddenSlides(hidden), ...leftOut.warnings()],
  };
};

/** The only text on a slide that says nothing but a status, if it is in capitals. */
const slideStatus = (drafts: Draft[]): string | undefined => {
  const found = drafts.flatMap(({ type, text }) => (type === "note" ? [] : (statusOf(text, "drawn") ?? [])));
  return found.length === 1 && found[0] === found[0]?.toUpperCase() ? found[0] : undefined;
};

/** Speaker notes by slide id. */
const notesById = (file: Persisted): Map<number, PptRecord> =>
  new Map(
    file.notes.flatMap((notes) => {
      const atom = first(notes, type.notesAtom)?.content;
      return atom && atom.length >= 4 ? [[atom.readUInt32LE(0), notes] as const] : [];
    }),
  );

const noteBlocks = (notes: PptRecord | undefined, place: string): Draft[] => {
  if (!notes) return [];
  const texts = textsIn(flat(notes))
    .flatMap(({ lines }) => lines.map(({ text }) => text.trim()))
    .filter((text) => /\p{L}/u.test(text));
  return texts.length > 0 ? [{ type: "note", text: `Notes: ${texts.join("\n")}`, place }] : [];
};

const flat = (record: PptRecord): PptRecord[] =>
  record.children.length > 0 ? record.children.flatMap(flat) : [record];

/** The third bit of the flags. Format: [MS-PPT] 2.6.4. */
const isHidden = (slide: PptRecord): boolean => {
  const content = first(slide, type.slideShowInfo)?.content;
  return content !== undefined && content.length >= 12 && (content.readUInt16LE(10) & 4) !== 0;
};

/** Footers of the slides, each once. */
const footers = (document: PptRecord): Draft[] => {
  const texts = [...allBelow(document, type.headersFooters)].flatMap(({ children }) =>
    children
      .filter((one) => one.type === type.string && one.instance === 2)
      .map(({ content }) => content.toString("utf16le").trim()),
  );
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).map((text) => ({ type: "running", text }));
};
