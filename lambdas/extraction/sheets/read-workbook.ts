import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { LeftOut } from "../marks/left-out.ts";
import { Missing } from "./cells/missing.ts";
import { Calculator } from "./formulas/calculator.ts";
import { opened } from "./opened.ts";
import { sheetBlocks } from "./sheet-blocks.ts";

/** Reads the sheets of an XLS or XLSX workbook; cells as displayed (dates, percentages, currencies). */
export const readWorkbook = (bytes: Uint8Array, _kind: Kind, report: Report): Extraction => {
  const { workbook, factsOf, drawings, headersAndFooters } = opened(bytes);
  const names = workbook.SheetNames;
  const isHidden = (index: number) => Boolean(workbook.Workbook?.Sheets?.[index]?.Hidden);
  const reading = {
    is1904: Boolean(workbook.Workbook?.WBProps?.date1904),
    calculator: new Calculator(workbook, (name) => factsOf(names.indexOf(name), name)),
    leftOut: new LeftOut(),
    missing: new Missing(),
    warnings: [] as string[],
  };
  const drafts: Draft[] = [];
  const lines = new Set<string>();
  for (const [index, name] of names.entries()) {
    const place = `Sheet ${name}`;
    const sheet = workbook.Sheets[name];
    if (isHidden(index)) reading.leftOut.add("hiddenSheet", name);
    else {
      const own = sheet ? sheetBlocks(sheet, { ...reading, name, facts: factsOf(index, name) }) : [];
      const blocks = [...own, ...drawings(index, name, place)];
      if (blocks.length > 0) drafts.push({ type: "heading", level: 1, text: name, place });
      for (const block of blocks) drafts.push(block);
      for (const line of headersAndFooters(index, name)) lines.add(line);
    }
    report({ done: index + 1, total: names.length, unit: "sheet" });
  }
  for (const text of lines) drafts.push({ type: "running", text });
  const { leftOut, missing, warnings } = reading;
  return { drafts, warnings: [...leftOut.warnings(), ...missing.warnings(), ...warnings] };
};
