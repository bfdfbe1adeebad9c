import type { Draft } from "../blocks/block.ts";
import type { RowShape } from "./blocks/row-shape.ts";

/** Where the text of a group goes. */
export interface Target {
  add: (text: string, state: State) => void;
  /** The group ends, in the state it had. */
  end?: (state: State) => void;
  /** Where the text of a group within goes, if elsewhere. */
  child?: () => Target;
  /** Takes control words of its own; false for those that mean what they mean everywhere. */
  control?: (name: string, value: number | undefined) => boolean;
}

/** A field has its code, then its result. */
export interface Field {
  code: string;
  /** What is shown in place of its result. */
  shows: string;
}

/** The blocks of a text, with the paragraph that is being read. */
export interface Blocks extends Target {
  readonly paragraph: {
    /** Its number or bullet, where it is the item of a list. */
    label: string | undefined;
    readonly links: string[];
  };
  /** Something that hangs on the paragraph. */
  attach: (drafts: Draft[]) => void;
  endParagraph: (state: State) => void;
  endCell: (state: State, depth: number) => void;
  endRow: (state: State, depth: number) => void;
}

/** What holds up to the end of a group. Never changed in place: groups share it. */
export interface State {
  readonly isBold: boolean;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  /** In half points. */
  readonly size: number;
  readonly font: number;
  readonly style: number;
  /** From 0; 9 is ordinary text. */
  readonly outline: number | undefined;
  readonly isListed: boolean;
  readonly listLevel: number;
  readonly isInTable: boolean;
  /** How many tables stand around a paragraph, where it says so. */
  readonly nesting: number;
  readonly row: RowShape;
  /** How many characters stand in for one of Unicode. */
  readonly standIns: number;
  readonly field: Field | undefined;
  readonly target: Target;
  /** The blocks that it belongs to, whatever becomes of its text. */
  readonly flow: Blocks;
}

export const plainLetters = { isBold: false, isHidden: false, isDeleted: false, size: 24 } as const;

export const plainParagraph = {
  style: 0,
  outline: undefined,
  isListed: false,
  listLevel: 0,
  isInTable: false,
  nesting: 0,
} as const;

export const firstState = (flow: Blocks): State => ({
  ...plainLetters,
  ...plainParagraph,
  font: 0,
  row: freshRow(),
  standIns: 1,
  field: undefined,
  target: flow,
  flow,
});

export const freshRow = (): RowShape => ({ left: 0, isHeader: false, cells: [] });

const deepest = 8;

/** How many tables stand around the paragraph. */
export function depthOf({ isInTable, nesting }: State): number {
  return Math.min(deepest, Math.max(isInTable ? 1 : 0, nesting));
}
