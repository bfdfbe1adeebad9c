import type { Draft, Extraction } from "../blocks/block.ts";
import { LeftOut } from "./left-out.ts";

/** Letters with the strokes that stand in for formatting where there is none: U+0335 to U+0338 after each. */
const struck = /(?:[\p{L}\p{N}\p{P}\p{S}][\u0335-\u0338]+[ \u00A0]?){2,}/gu;

/** Leaves out words struck through by combining characters, as in "9̶9̶ EUR". */
export const withoutStruckLetters = (extraction: Extraction): Extraction => {
  const leftOut = new LeftOut();
  const cleaned = (text: string) =>
    text.replace(struck, (found) => {
      leftOut.add("struckText", found.replace(/[\u0335-\u0338]/g, ""));
      return /\s$/.test(found) ? " " : "";
    });
  const drafts = extraction.drafts.map((draft): Draft => {
    if (!/[\u0335-\u0338]/.test(draft.text)) return draft;
    const { cells, header } = draft;
    const text = cleaned(draft.text);
    const silent = (one: string) => one.replace(struck, "");
    return {
      ...draft,
      text,
      ...(cells && { cells: cells.map(silent) }),
      ...(header && { header: header.map(silent) }),
    };
  });
  const warnings = leftOut.warnings();
  return warnings.length === 0
    ? extraction
    : { ...extraction, drafts, warnings: [...(extraction.warnings ?? []), ...warnings] };
};
