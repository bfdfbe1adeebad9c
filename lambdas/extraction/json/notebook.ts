import * as z from "zod";
import type { Draft } from "../blocks/block.ts";
import { markdownBlocks } from "../markdown/markdown-blocks.ts";
import type { LeftOut } from "../marks/left-out.ts";

const Lines = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(""))]);
const Output = z.object({
  text: Lines.optional(),
  data: z.object({ "text/plain": Lines.optional() }).optional(),
});
const Cell = z.object({ cell_type: z.string(), source: Lines, outputs: z.array(Output).optional() });
const Notebook = z.object({ nbformat: z.unknown(), cells: z.array(Cell) });

/** The text, code and printed results of a Jupyter notebook (nbformat 4); none for other JSON. */
export function notebookBlocks(value: unknown, leftOut: LeftOut): Draft[] | undefined {
  const { data } = Notebook.safeParse(value);
  return data?.cells.flatMap((cell): Draft[] => {
    if (cell.cell_type === "markdown") return markdownBlocks(cell.source, leftOut);
    const printed = (cell.outputs ?? []).map((output) => output.text ?? output.data?.["text/plain"] ?? "");
    return [cell.source, ...printed].map((text) => ({ type: "code", text }));
  });
}
