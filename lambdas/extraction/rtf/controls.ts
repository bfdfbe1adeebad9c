import type { Reader } from "./reader.ts";
import { depthOf, emptyRow, plainLetters, plainParagraph } from "./state.ts";
import { addCell } from "./tables.ts";

type Control = (reader: Reader, value: number | undefined) => void;

const isOn = (value: number | undefined) => value !== 0;

/** Distance from the line in half points that is more than a correction of a font. */
const least = 2;

/** Acts on the open blocks, unless the text goes elsewhere, such as to a field code. */
const toFlow =
  (act: (reader: Reader) => void): Control =>
  (reader) => {
    reader.flush();
    if (reader.state.target === reader.state.flow) act(reader);
  };

const endParagraph = toFlow(({ state }) => state.flow.endParagraph(state));

/** Control words for character, paragraph and row properties. Format: Rich Text Format Specification 1.9.1. */
export const controls = new Map<string, Control>([
  [
    "ansicpg",
    ({ fonts }, value = 0) => {
      fonts.page = value || fonts.page;
    },
  ],
  [
    "mac",
    ({ fonts }) => {
      fonts.page = 10_000;
    },
  ],
  [
    "pc",
    ({ fonts }) => {
      fonts.page = 437;
    },
  ],
  [
    "pca",
    ({ fonts }) => {
      fonts.page = 850;
    },
  ],
  [
    "deff",
    (reader, value = 0) => {
      reader.fonts.defaultFont = value;
      reader.set({ font: value });
    },
  ],
  ["uc", (reader, value = 1) => reader.set({ skipCount: Math.max(0, value) })],
  ["u", (reader, value = 0) => reader.addUnicode(value)],
  ["plain", (reader) => reader.set({ ...plainLetters, font: reader.fonts.defaultFont })],
  ["f", (reader, value = 0) => reader.set({ font: value })],
  ["fs", (reader, value = 24) => reader.set({ size: value })],
  ["b", (reader, value) => reader.set({ isBold: isOn(value) })],
  ["super", (reader, value) => reader.set({ level: isOn(value) ? "raised" : "level" })],
  ["sub", (reader, value) => reader.set({ level: isOn(value) ? "lowered" : "level" })],
  ["nosupersub", (reader) => reader.set({ level: "level" })],
  ["up", (reader, value = 6) => reader.set({ level: value >= least ? "raised" : "level" })],
  ["dn", (reader, value = 6) => reader.set({ level: value >= least ? "lowered" : "level" })],
  ["v", (reader, value) => reader.set({ isHidden: isOn(value) })],
  ["deleted", (reader, value) => reader.set({ isDeleted: isOn(value) })],
  ["mvf", (reader, value) => reader.set({ isMoved: isOn(value) })],
  ["strike", (reader, value) => reader.set({ isStruck: isOn(value) })],
  ["striked", (reader, value) => reader.set({ isStruck: isOn(value) })],
  ["cf", (reader, value = 0) => reader.set({ colour: value })],
  ...["cb", "highlight", "chcbpat", "chshdng", "outl", "shad", "embo", "impr"].map(
    (name): [string, Control] => [name, (reader, value = 1) => reader.set({ isLit: value !== 0 })],
  ),
  ...["cbpat", "cfpat", "shading"].map((name): [string, Control] => [
    name,
    (reader, value = 1) => reader.set({ isShaded: value !== 0 }),
  ]),
  ["pard", (reader) => reader.set(plainParagraph)],
  ["s", (reader, value = 0) => reader.set({ style: value })],
  ["outlinelevel", (reader, value = 0) => reader.set({ outline: Math.min(9, Math.max(0, value)) })],
  ["ls", (reader, value = 0) => reader.set({ isListed: value > 0 })],
  ["ilvl", (reader, value = 0) => reader.set({ listLevel: Math.min(8, Math.max(0, value)) })],
  ["intbl", (reader, value) => reader.set({ isInTable: isOn(value) })],
  ["itap", (reader, value = 1) => reader.set({ nesting: value })],
  ["par", endParagraph],
  ["sect", endParagraph],
  ["cell", toFlow(({ state }) => state.flow.endCell(state, 1))],
  ["nestcell", toFlow(({ state }) => state.flow.endCell(state, Math.max(2, depthOf(state))))],
  ["row", toFlow(({ state }) => state.flow.endRow(state, 1))],
  ["nestrow", toFlow(({ state }) => state.flow.endRow(state, Math.max(2, depthOf(state))))],
  [
    "trowd",
    (reader) => {
      reader.set({ row: emptyRow() });
      reader.merge = { isCovered: false, isContinued: false };
    },
  ],
  [
    "trleft",
    ({ state }, value = 0) => {
      state.row.left = value;
    },
  ],
  [
    "trhdr",
    ({ state }) => {
      state.row.isHeader = true;
    },
  ],
  [
    "clmrg",
    ({ merge }) => {
      merge.isCovered = true;
    },
  ],
  [
    "clvmrg",
    ({ merge }) => {
      merge.isContinued = true;
    },
  ],
  [
    "cellx",
    (reader, value = 0) => {
      addCell(reader.state.row, { edge: value, ...reader.merge });
      reader.merge = { isCovered: false, isContinued: false };
    },
  ],
  [
    "objemb",
    ({ warnings }) => {
      warnings.add("Files embedded in the document were not read. Upload them on their own.");
    },
  ],
]);
