import { utils } from "@e965/xlsx";
import { type Area, isIn, noFacts, type SheetFacts } from "../facts.ts";
import { BiffLooks } from "./biff-looks.ts";
import { type BiffRecord, biffRecords } from "./records.ts";

const record = {
  bof: 0x0809,
  sheet: 0x0085,
  columns: 0x007d,
  row: 0x0208,
  filterMode: 0x009b,
  conditional: 0x01b0,
  formula: 0x0006,
  numbers: 0x00bd,
};
/** Number, RK, Label, LabelSst and BoolErr begin with row, column and style. */
const single = new Set([0x0203, 0x027e, 0x0204, 0x00fd, 0x0205, record.formula]);
const biff8 = 0x0600;
const everywhere: Area = { fromRow: 0, toRow: 0xffff, fromColumn: 0, toColumn: 0xff };

/** Facts of the sheets of an XLS workbook, by sheet number from 0; texts of formulas are empty. */
export const biffFacts = (workbook: Buffer): SheetFacts[] => {
  const starts: number[] = [];
  const sheets: BiffSheet[] = [];
  const looks = new BiffLooks();
  let sheet: BiffSheet | undefined;
  let isBiff8 = true;
  for (const one of biffRecords(workbook)) {
    if (one.type === record.sheet && one.content.length >= 4) starts.push(one.content.readUInt32LE(0));
    if (one.type === record.bof && one.content.length >= 2) {
      isBiff8 = one.content.readUInt16LE(0) === biff8;
      const number = starts.indexOf(one.at);
      if (number >= 0) sheet = sheets[number] = { facts: noFacts(), painted: [], results: [] };
    }
    if (sheet) takeRecord(one, sheet, looks);
    else looks.take(one, isBiff8);
  }
  const whole = Array.from(sheets, (one) => one ?? { facts: noFacts(), painted: [], results: [] });
  markUncalculated(whole);
  for (const one of whole) dropPainted(one);
  return whole.map(({ facts }) => facts);
};

interface BiffSheet {
  facts: SheetFacts;
  /** Areas that conditional formats may paint. */
  painted: Area[];
  /** Cells with formulas and how their results are stored. */
  results: Array<{ address: string; result: "blank" | "uncalculated" | "value" }>;
}

const takeRecord = (one: BiffRecord, { facts, painted, results }: BiffSheet, looks: BiffLooks): void => {
  const { type, content } = one;
  const at = (offset: number) => content.readUInt16LE(offset);
  if (type === record.filterMode) facts.filtered.push(everywhere);
  if (type === record.columns && content.length >= 10 && ((at(8) & 1) > 0 || at(4) === 0))
    facts.hiddenColumns.push({ from: at(0), to: at(2) });
  if (type === record.row && content.length >= 16 && ((at(12) & 0x20) > 0 || at(6) === 0))
    facts.hiddenRows.add(at(0));
  if (type === record.conditional && content.length >= 12)
    painted.push({ fromRow: at(4), toRow: at(6), fromColumn: at(8), toColumn: at(10) });
  const put = (column: number, style: number) => {
    const look = looks.of(style);
    if (look.mark || look.format) facts.cells.set(utils.encode_cell({ r: at(0), c: column }), look);
  };
  if (single.has(type) && content.length >= 6) put(at(2), at(4));
  if (type === record.formula && content.length >= 16)
    results.push({ address: utils.encode_cell({ r: at(0), c: at(2) }), result: resultOf(content) });
  if (type === record.numbers)
    for (let offset = 4, column = at(2); offset + 8 <= content.length; offset += 6, column += 1)
      put(column, at(offset));
};

/** Some programs that do not calculate store zero and ask for a calculation at the opening. */
const resultOf = (content: Buffer): "blank" | "uncalculated" | "value" => {
  const isBlank = content[6] === 3 && content.readUInt16LE(12) === 0xffff;
  const isZero = content.subarray(6, 14).every((byte) => byte === 0);
  return isBlank ? "blank" : isZero && (content.readUInt16LE(14) & 2) > 0 ? "uncalculated" : "value";
};

/** Other programs store empty texts, which some formulas have as results: those of a whole workbook are none. */
const markUncalculated = (sheets: BiffSheet[]): void => {
  const isBlank = sheets.every(({ results }) => results.every(({ result }) => result !== "value"));
  for (const { facts, results } of sheets)
    for (const { address, result } of results)
      if (result === "uncalculated" || (isBlank && result === "blank"))
        facts.cells.set(address, {
          ...facts.cells.get(address),
          formula: { text: "", isUncalculated: true },
        });
};

const dropPainted = ({ facts, painted }: BiffSheet): void => {
  if (painted.length === 0) return;
  for (const [address, { mark, ...others }] of facts.cells) {
    const { r, c } = utils.decode_cell(address);
    if (mark === "paintedOverCell" && isIn(painted, r, c)) facts.cells.set(address, others);
  }
};
