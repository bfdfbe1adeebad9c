import type { MarkName, marks, StatusMarkName, statusMarks } from "#extraction/marks/marks.ts";

type Formats<Name extends MarkName> = keyof (typeof marks)[Name]["formats"];

/** A file with a part that has a mark. */
export interface Marked {
  name: string;
  file: Uint8Array | string;
  /** Words of the part, which the text must not have and the warning must name unless `named` says other words. */
  hidden: string;
  named?: string;
  /** Words beside it, which stay. */
  shown: string;
}

/** Files by mark and format. Every module in the folder `fixtures` exports some. */
export type Fixtures = { [Name in MarkName]?: { [Format in Formats<Name>]?: Marked } };

/** A file that says of itself, or of all that it has, that it does not apply. */
export interface WithStatus {
  name: string;
  file: Uint8Array | string;
  /** Words of the status in the file. */
  status: string;
}

export type StatusFixtures = {
  [Name in StatusMarkName]?: { [Format in keyof (typeof statusMarks)[Name]]?: WithStatus };
};
