import { at } from "./content.ts";
import { firstFree, pageObject, pdfFile } from "./pdf-file.ts";

type Cell = readonly [text: string, x: number];

/** A tagged table with two label rows; a cell is its text and its x position. */
export function taggedTable(rows: readonly (readonly Cell[])[]): Uint8Array {
  const cells = rows.flatMap((row, line) => row.map(([text, x]) => ({ text, x, line })));
  const firstRow = firstFree + 3;
  const firstCell = firstRow + rows.length;
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${from + index} 0 R`).join(" ");
  const page = pageObject(0, 3 + rows.length + cells.length);
  const objects = [
    `<</Type/StructTreeRoot/K[${firstFree + 1} 0 R]/ParentTree ${firstFree + 2} 0 R>>`,
    `<</S/Table/P ${firstFree} 0 R/K[${numbers(firstRow, rows.length)}]>>`,
    `<</Nums[0[${numbers(firstCell, cells.length)}]]>>`,
    ...rows.map((row, line) => {
      const from = cells.findIndex((cell) => cell.line === line);
      return `<</S/TR/P ${firstFree + 1} 0 R/K[${numbers(firstCell + from, row.length)}]>>`;
    }),
    ...cells.map(
      ({ line }, mark) =>
        `<</S/${line < 2 ? "TH" : "TD"}/P ${firstRow + line} 0 R/Pg ${page} 0 R/K ${mark}>>`,
    ),
  ];
  const content = cells
    .map(({ text, x, line }, mark) => `/P<</MCID ${mark}>>BDC ${at(text, { x, y: 700 - line * 20 })} EMC`)
    .join("\n");
  const catalog = `/MarkInfo<</Marked true>>/StructTreeRoot ${firstFree} 0 R`;
  return pdfFile([{ content, more: "/StructParents 0" }], { objects, catalog });
}
