import type { Draft } from "../blocks/block.ts";
import type { Level } from "../figures/marked.ts";

/** Receiver of a group's text. */
export interface Target {
  add: (text: string, state: State) => void;
  /** Called when the group ends, with the state inside it. */
  end?: (state: State) => void;
  /** Receiver of the text of a nested group, if another one. */
  child?: () => Target;
  /** Handles a control word; false leaves it to the general ones. */
  control?: (name: string, value: number | undefined) => boolean;
}

/** A field holds a code, then its result. */
export interface Field {
  code: string;
  /** Text shown instead of the result. */
  replacement: string;
}

/** The blocks of one flow of text: the body, a note, a text box. */
export interface Blocks extends Target {
  /** The open paragraph. */
  readonly paragraph: {
    /** Number or bullet of a list item. */
    label: string | undefined;
    /** Addresses of its links. */
    readonly links: string[];
  };
  /** Adds blocks that follow the open paragraph. */
  attach: (drafts: Draft[]) => void;
  endParagraph: (state: State) => void;
  /** `depth` is the nesting of the table, from 1. */
  endCell: (state: State, depth: number) => void;
  endRow: (state: State, depth: number) => void;
}

/** The layout of a table row. */
export interface RowShape {
  /** Left edge in twips (1/20 point). */
  left: number;
  isHeader: boolean;
  cells: CellShape[];
}

export interface CellShape {
  /** Right edge in twips. */
  edge: number;
  /** Merged with the cell to the left. */
  isCovered: boolean;
  /** Merged with the cell above. */
  isContinued: boolean;
}

/** Properties that control words set and that end with the group. Groups share the object, so it is never mutated. */
export interface State {
  readonly isBold: boolean;
  readonly isHidden: boolean;
  /** Tracked deletion. */
  readonly isDeleted: boolean;
  /** Source of a tracked move, which stands elsewhere too. */
  readonly isMoved: boolean;
  readonly isStruck: boolean;
  /** Number in the colour table. */
  readonly colour: number;
  /** Something is painted behind the letters; behind the paragraph. */
  readonly isLit: boolean;
  readonly isShaded: boolean;
  /** Above or below the line. */
  readonly level: Level;
  /** Font size in half points. */
  readonly size: number;
  /** Number in the font table. */
  readonly font: number;
  /** Number in the style sheet. */
  readonly style: number;
  /** Outline level from 0; 9 is body text. */
  readonly outline: number | undefined;
  readonly isListed: boolean;
  /** Nesting of the list item, from 0. */
  readonly listLevel: number;
  readonly isInTable: boolean;
  /** Number of tables around the paragraph by `\itap`, 0 if unset. */
  readonly nesting: number;
  readonly row: RowShape;
  /** Number of fallback characters after each `\u`, to be skipped. */
  readonly skipCount: number;
  /** The innermost field around the group. */
  readonly field: Field | undefined;
  /** Receiver of the text. */
  readonly target: Target;
  /** Flow of text that the group belongs to, even if its text goes elsewhere. */
  readonly flow: Blocks;
}

/** Character properties after `\plain`. */
export const plainLetters = {
  isBold: false,
  isHidden: false,
  isDeleted: false,
  isMoved: false,
  isStruck: false,
  colour: 0,
  isLit: false,
  level: "level",
  size: 24,
} as const;

/** Paragraph properties after `\pard`. */
export const plainParagraph = {
  style: 0,
  outline: undefined,
  isListed: false,
  listLevel: 0,
  isInTable: false,
  nesting: 0,
  isShaded: false,
} as const;

export const firstState = (flow: Blocks): State => ({
  ...plainLetters,
  ...plainParagraph,
  font: 0,
  row: emptyRow(),
  skipCount: 1,
  field: undefined,
  target: flow,
  flow,
});

export const emptyRow = (): RowShape => ({ left: 0, isHeader: false, cells: [] });

const maxTableDepth = 8;

/** Number of tables around the paragraph. */
export const depthOf = ({ isInTable, nesting }: State): number =>
  Math.min(maxTableDepth, Math.max(isInTable ? 1 : 0, nesting));

const maxCharacters = 100_000;

/** Collects the text of a group and passes it to `take` when the group ends. */
export const collect = (take: (text: string) => void): Target => {
  let all = "";
  return {
    add: (text) => {
      if (all.length < maxCharacters) all += text;
    },
    end: () => take(all),
  };
};

/** Drops the text of a group. */
export const nowhere: Target = { add: () => undefined };
