import type { Kind } from "../blocks/block.ts";

export interface Mark {
  /** Noun of one part and of several, with the adjective. */
  one: string;
  many: string;
  /** A sentence about what the owner can do. */
  advice?: string;
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
  hiddenColumn: {
    one: "hidden column",
    many: "hidden columns",
    formats: { xlsx: "hidden or width 0 of col", xls: "fHidden or coldx 0 of ColInfo" },
  },
  hiddenRow: {
    one: "hidden row",
    many: "hidden rows",
    formats: { xlsx: "hidden or ht 0 of row", xls: "fDyZero or miyRw 0 of Row" },
  },
  filteredRow: {
    one: "row hidden by a filter",
    many: "rows hidden by a filter",
    advice: "Clear the filter and upload the file again to have them read.",
    formats: {
      xlsx: "hidden row in an autoFilter with a filterColumn",
      xls: "fDyZero of Row after FilterMode",
    },
  },
  hiddenByFormat: {
    one: "cell whose format hides its value",
    many: "cells whose format hides their values",
    formats: { xlsx: "an empty section of formatCode, as in ;;;", xls: "the same of Format" },
  },
  paintedOverCell: {
    one: "cell in the colour of its background",
    many: "cells in the colour of their background",
    formats: { xlsx: "equal colours of font and fill", xls: "equal icv of Font and XF" },
  },
  struckCell: {
    one: "struck-through cell",
    many: "struck-through cells",
    formats: { xlsx: "strike of font", xls: "fStrikeOut of Font" },
  },
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
