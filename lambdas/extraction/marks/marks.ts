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
  hiddenText: {
    one: "hidden text",
    many: "hidden texts",
    formats: {
      docx: "w:vanish of a run or its style",
      doc: "sprmCFVanish",
      rtf: "\\v",
      html: "hidden, display: none, visibility: hidden, mso-hide, popover, font-size: 0, text in its background's colour",
      pdf: "text rendering mode 3 in a file without images, or opacity 0",
      markdown: "tags with hidden, display:none or visibility:hidden",
    },
  },
  hiddenTableRow: {
    one: "hidden row of a table",
    many: "hidden rows of tables",
    formats: { docx: "w:hidden of w:trPr" },
  },
  trackedDeletion: {
    one: "tracked deletion",
    many: "tracked deletions",
    formats: {
      docx: "w:del around runs, in w:trPr and w:cellDel",
      doc: "sprmCFRMarkDel",
      rtf: "\\deleted",
    },
  },
  struckText: {
    one: "struck-through text",
    many: "struck-through texts",
    formats: {
      docx: "w:strike and w:dstrike of a run or its style",
      doc: "sprmCFStrike and sprmCFDStrike",
      rtf: "\\strike and \\striked",
      pptx: "strike of a:rPr",
      pdf: "StrikeOut annotations, and lines drawn through words",
      html: "del, s, strike, text-decoration: line-through, also by a class",
      markdown: "~~…~~, <del>, <s> and <strike>",
      text: "U+0335 to U+0338 after each letter",
    },
  },
  whiteText: {
    one: "white text on white",
    many: "white texts on white",
    formats: {
      docx: "w:color FFFFFF where nothing is shaded",
      doc: "sprmCCv and sprmCIco where nothing is shaded",
      rtf: "\\cf of a white colour where nothing is shaded",
      pptx: "white a:solidFill of a:rPr over nothing but a white background",
      pdf: "white fill colour over nothing but the page",
    },
  },
  tinyText: {
    one: "text too small to be read",
    many: "texts too small to be read",
    formats: {
      docx: "w:sz below 4 half points",
      doc: "sprmCHps below 4 half points",
      rtf: "\\fs below 4 half points",
      pptx: "sz of a:rPr below 200 hundredths of a point",
    },
  },
  unfilledField: {
    one: "form field that nobody filled in",
    many: "form fields that nobody filled in",
    formats: { docx: "w:showingPlcHdr with a prompt of Word or in the style Placeholder Text" },
  },
  resolvedComment: {
    one: "resolved comment",
    many: "resolved comments",
    formats: { docx: "w15:done of w15:commentEx", pptx: "status of p188:cm" },
  },
  sourceComment: {
    one: "comment in the source",
    many: "comments in the source",
    formats: { markdown: "<!-- … --> and [//]: # with at least three words" },
  },
  hiddenSeries: {
    one: "hidden series of a chart",
    many: "hidden series of charts",
    formats: { docx: "c15:filteredBarSeries and its like", pptx: "c15:filteredBarSeries and its like" },
  },
  hiddenShape: {
    one: "hidden shape",
    many: "hidden shapes",
    formats: { pptx: "hidden of p:cNvPr", ppt: "fHidden of the shape's booleans" },
  },
  shapeOffSlide: {
    one: "shape beside its slide",
    many: "shapes beside their slides",
    formats: { pptx: "a:xfrm outside p:sldSz" },
  },
  hiddenLayer: {
    one: "text on a hidden layer",
    many: "texts on hidden layers",
    formats: { pdf: "optional content groups that are off" },
  },
  textOffPage: {
    one: "text outside its page",
    many: "texts outside their pages",
    formats: { pdf: "text outside the crop box" },
  },
  redaction: {
    one: "text marked for redaction",
    many: "texts marked for redaction",
    formats: { pdf: "Redact annotations, and opaque black boxes over text" },
  },
  hiddenNote: {
    one: "hidden note or form field",
    many: "hidden notes and form fields",
    formats: { pdf: "flags Hidden and NoView of an annotation" },
  },
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

/** Where a document says that it, or a part of it, does not apply. Such parts are kept, and their places show it. */
export const statusMarks = {
  watermark: {
    docx: "v:textpath or text in a header or footer of a section",
    doc: "gtextUNICODE of a drawing",
    rtf: "gtextUNICODE or text in a header or footer",
    pptx: "a turned, bent or large shape, or the only one in capitals, on slide, layout or master",
    ppt: "the only text of a slide in capitals",
    pdf: "slanted text, or text twice as large as most",
  },
  stamp: { pdf: "Stamp and FreeText annotations: their text, name or appearance" },
  property: {
    docx: "cp:contentStatus",
    pptx: "cp:contentStatus",
    markdown: "keys of the front matter, such as status, draft, superseded_by and valid_until",
    json: "keys of a record, such as status, deleted, active and expires",
  },
  title: {
    docx: "a title or line at the top that is a status or has one in brackets, or such a heading",
    markdown: "the same",
    text: "the same",
    html: "the same",
  },
} satisfies Record<string, Mark["formats"]>;

export type StatusMarkName = keyof typeof statusMarks;
