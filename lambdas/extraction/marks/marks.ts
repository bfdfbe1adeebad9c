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
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
