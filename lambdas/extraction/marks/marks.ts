import type { Kind } from "../blocks/block.ts";

interface Mark {
  /** Noun of one part and of several, with the adjective. */
  one: string;
  many: string;
  /** How each format stores the mark. A format that is not named here has no such mark. */
  formats: Partial<Record<Kind | "rtf", string>>;
}

/** Marks by which a document says that a part is not for its reader, or no longer valid. Such parts are left out. */
export const marks = {
  hiddenSlide: {
    one: "hidden slide",
    many: "hidden slides",
    formats: { pptx: 'show="0" of p:sld', ppt: "fHidden of SSSlideInfoAtom" },
  },
  hiddenSheet: {
    one: "hidden sheet",
    many: "hidden sheets",
    formats: { xlsx: "state of sheet", xls: "hsState of BoundSheet8" },
  },
  struckText: {
    one: "struck-out text",
    many: "struck-out texts",
    formats: { html: "del, s, strike, text-decoration: line-through, also by a class" },
  },
  hiddenText: {
    one: "hidden text",
    many: "hidden texts",
    formats: {
      html: "hidden, display: none, visibility: hidden, mso-hide, popover, font-size: 0, text in its background's colour",
    },
  },
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
