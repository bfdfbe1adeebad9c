import { read, set_cptable, type WorkBook } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";

set_cptable(codePages);

/**
 * Opens a workbook without console output: the parser prints errors that it also throws or skips. Cells have values
 * and format codes, no texts; they lie in rows. `hasFormulas` reads the formulas too, `hasSizes` what rows and columns say of themselves.
 */
export const openWorkbook = (bytes: Uint8Array, { hasFormulas = false, hasSizes = false } = {}): WorkBook => {
  const print = console.error;
  console.error = () => undefined;
  try {
    return read(bytes, {
      type: "array",
      dense: true,
      cellText: false,
      cellNF: true,
      cellFormula: hasFormulas,
      cellStyles: hasSizes,
      cellHTML: true,
      bookVBA: false,
    });
  } finally {
    console.error = print;
  }
};
