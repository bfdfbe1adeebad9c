import type { Draft, Reading } from "../block.ts";
import { pptSlides, type SlideText } from "./ppt-slides.ts";

/** Slides of a PowerPoint 97–2003 file: title, text, then what the speaker's notes say. */
export function readPpt(bytes: Uint8Array): Reading {
  return { drafts: pptSlides(bytes).flatMap((slide, index) => slideBlocks(slide, `Slide ${index + 1}`)) };
}

function slideBlocks(slide: SlideText, place: string): Draft[] {
  const [title, ...otherTitles] = slide.titles;
  return [
    ...(title ? [{ type: "heading" as const, level: 1, text: title.replace(/\s+/g, " "), place }] : []),
    ...[...otherTitles, ...slide.texts].map((text) => ({ type: "paragraph" as const, text, place })),
    ...slide.notes.map((text) => ({ type: "note" as const, text: `Notes: ${text}`, place })),
  ];
}
