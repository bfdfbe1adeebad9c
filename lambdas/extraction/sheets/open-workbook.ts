import { read, set_cptable, type WorkBook } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";

set_cptable(codePages);

/** Opens a workbook without console output: the parser prints errors that it also throws or skips. */
export const openWorkbook = (bytes: Uint8Array): WorkBook => {
  const print = console.error;
  console.error = () => undefined;
  try {
    return read(bytes, { type: "array", cellFormula: false, cellHTML: true, bookVBA: false });
  } finally {
    console.error = print;
  }
};
