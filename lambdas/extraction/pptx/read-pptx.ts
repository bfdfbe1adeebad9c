import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { LeftOut } from "../marks/left-out.ts";
import { statusOf } from "../marks/status/status-of.ts";
import { contentStatus } from "../office/content-status.ts";
import { textBodyBlocks } from "../office/drawing/text-body.ts";
import { OfficePackage } from "../office/package.ts";
import { hiddenSlides } from "../office/slides/hidden-slides.ts";
import { titleProperty, withTitle } from "../office/titles/title-property.ts";
import { child, childrenNamed, descendants, type XmlElement } from "../office/xml.ts";
import { family, placeholder } from "./placeholders.ts";
import { readSlide } from "./slide.ts";
import { commentAuthors, slideComments } from "./slide-comments.ts";
import { unseenRuns } from "./unseen/unseen-runs.ts";

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
  const leftOut = new LeftOut();
  const size = sizeOf(child(file.xml(presentation), "sldSz"));
  let status = statusOf(contentStatus(file));
  const footers = new Set<string>();
  const hidden: number[] = [];
  const drafts: Draft[] = [];
  for (const [index, part] of parts.entries()) {
    const place = `Slide ${index + 1}`;
    if (isHidden(file, part)) hidden.push(index + 1);
    else {
      const slide = readSlide(file, part, { place, warnings, leftOut, size });
      const own = [...slide.blocks, ...speakerNotes(file, part, { place, leftOut })];
      own.push(...slideComments(file, part, authors, { place, leftOut }));
      if (index === 0) status ??= slide.status;
      drafts.push(...own.map((draft) => (slide.status ? { ...draft, status: slide.status } : draft)));
      for (const footer of slide.footers) footers.add(footer);
    }
    report({ done: index + 1, total: parts.length, unit: "slide" });
  }
  const lines = [...footers].filter((text) => /\p{L}/u.test(text));
  drafts.push(...lines.map((text): Draft => ({ type: "running", text })));
  return {
    drafts: withTitle(drafts, titleProperty(file)),
    warnings: [...hiddenSlides(hidden), ...warnings, ...leftOut.warnings()],
    ...(status && { status }),
  };
};

const sizeOf = (element: XmlElement | undefined): { width: number; height: number } | undefined => {
  const [width, height] = [Number(element?.attributes.cx), Number(element?.attributes.cy)];
  return width > 0 && height > 0 ? { width, height } : undefined;
};

const isHidden = (file: OfficePackage, part: string) =>
  ["0", "false"].includes(file.xml(part)?.attributes.show ?? "1");

const speakerNotes = (
  file: OfficePackage,
  slide: string,
  { place, leftOut }: { place: string; leftOut: LeftOut },
): Draft[] => {
  const context = { linkTo: () => undefined, listStyles: [], leavesOut: unseenRuns(leftOut, () => false) };
  const [part] = file.related(slide, "notesSlide");
  const tree = child(file.xml(part), "cSld", "spTree");
  if (!tree) return [];
  const texts = [...descendants(tree, "sp")]
    .filter((shape) => !placeholder(shape) || family(placeholder(shape)) === "body")
    .flatMap((shape) => textBodyBlocks(child(shape, "txBody"), context))
    .map(({ text }) => text.trim())
    .filter((text) => !/^[\d\s]*$/.test(text));
  return texts.length > 0 ? [{ type: "note", text: `Notes: ${texts.join("\n")}`, place }] : [];
};
