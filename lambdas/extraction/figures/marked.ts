/**
 * Signs that readers put into a text where figures of two sorts touch, until `settled` replaces them. They are
 * noncharacters, which no text is interchanged with (Unicode 23.7).
 */
export const sign = {
  raised: "\uFDD0",
  lowered: "\uFDD1",
  level: "\uFDD2",
  /** Two elements touch: their figures are two, their letters one word. */
  edge: "\uFDD3",
  /** Two boxes touch: their words are two, and so are their figures. */
  box: "\uFDD4",
  /** A narrow gap, as between thousands. */
  narrow: "\uFDD5",
} as const;

export type Level = "raised" | "lowered" | "level";

/** The text with signs for its place above or below the line. */
export const atLevel = (text: string, level: Level): string =>
  level === "level" || text === "" ? text : sign[level] + text + sign.level;

export const withoutSigns = (text: string): string => text.replace(signs, "");

const signs = /[\uFDD0-\uFDD5]/g;
