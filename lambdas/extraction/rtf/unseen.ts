import type { MarkName } from "../marks/marks.ts";
import type { Colours } from "./colours.ts";
import { depthOf, type State } from "./state.ts";

/** In half points; below this nobody reads it. */
const smallestSize = 4;

/** Page backgrounds and shapes behind text. */
const painted = ["\\background", "fBehindDocument", "\\shpfblwtxt1"];

/** True if something may be painted behind the text of the pages. */
export const paintsPages = (bytes: Buffer): boolean =>
  painted.some((name) => bytes.includes(name, 0, "latin1"));

/** The mark by which text of a state is not for the reader. `isPlain`: nothing but white paper is behind it. */
export const unseenText = (state: State, colours: Colours, isPlain: boolean): MarkName | undefined => {
  if (state.isHidden) return "hiddenText";
  if (state.isDeleted) return "trackedDeletion";
  if (state.isStruck) return "struckText";
  if (state.size < smallestSize) return "tinyText";
  const isOnPaper = isPlain && !state.isLit && !state.isShaded && depthOf(state) === 0;
  return isOnPaper && colours.isWhite(state.colour) ? "whiteText" : undefined;
};
