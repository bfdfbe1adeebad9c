import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { textBodyBlocks } from "../office/drawing/text-body.ts";
import { OfficePackage } from "../office/package.ts";
import { hiddenSlides } from "../office/slides/hidden-slides.ts";
import { titleProperty, withTitle } from "../office/titles/title-property.ts";
import { child, childrenNamed, descendants } from "../office/xml.ts";
import { family, placeholder } from "./placeholders.ts";
import { readSlide } from "./slide.ts";
import { commentAuthors, slideComments } from "./slide-comments.ts";

/** Reads PowerPoint 2007 and later: presentations, shows and templates. Format: ECMA-376 part 1, 19. */
export const readPptx = (bytes: Uint8Array, _kind: Kind, report: Report): Extraction => {
  const file = new OfficePackage(bytes);
  const presentation = file.main("ppt/presentation.xml");
  const ids = childrenNamed(child(file.xml(presentation), "sldIdLst"), "sldId");
  const parts = ids.flatMap(
    ({ attributes }) => file.relationships(presentation).get(attributes["r:id"] ?? "")?.target ?? [],
  );
  const authors = commentAuthors(file, presentation);
  const warnings = new Set<string>();
  const footers = new Set<string>();
  const hidden: number[] = [];
  const drafts: Draft[] = [];
  for (const [index, part] of parts.entries()) {
    const place = `Slide ${index + 1}`;
    if (isHidden(file, part)) hidden.push(index + 1);
    else {
      const slide = readSlide(file, part, place, warnings);
      drafts.push(...slide.blocks, ...speakerNotes(file, part, place));
      drafts.push(...slideComments(file, part, authors, place));
      for (const footer of slide.footers) footers.add(footer);
    }
    report({ done: index + 1, total: parts.length, unit: "slide" });
  }
  const lines = [...footers].filter((text) => /\p{L}/u.test(text));
  drafts.push(...lines.map((text): Draft => ({ type: "running", text })));
  return { drafts: withTitle(drafts, titleProperty(file)), warnings: [...hiddenSlides(hidden), ...warnings] };
};

const isHidden = (file: OfficePackage, part: string) =>
  ["0", "false"].includes(file.xml(part)?.attributes.show ?? "1");

const speakerNotes = (file: OfficePackage, slide: string, place: string): Draft[] => {
  const [part] = file.related(slide, "notesSlide");
  const tree = child(file.xml(part), "cSld", "spTree");
  if (!tree) return [];
  const texts = [...descendants(tree, "sp")]
    .filter((shape) => !placeholder(shape) || family(placeholder(shape)) === "body")
    .flatMap((shape) => textBodyBlocks(child(shape, "txBody"), { linkTo: () => undefined, listStyles: [] }))
    .map(({ text }) => text.trim())
    .filter((text) => !/^[\d\s]*$/.test(text));
  return texts.length > 0 ? [{ type: "note", text: `Notes: ${texts.join("\n")}`, place }] : [];
};
