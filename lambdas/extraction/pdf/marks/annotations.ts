import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";
import { matrixOf, place } from "../content/matrix.ts";
import type { Bounds } from "../layout/row.ts";

const text = z.string().catch("");
const flag = z.boolean().catch(false);
const content = z.object({ str: text }).catch({ str: "" });

/** Fields of an annotation of pdf.js that contain text. */
const annotation = z.object({
  subtype: text,
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  url: z.string().optional().catch(undefined),
  contentsObj: content,
  titleObj: content,
  fieldType: text,
  fieldName: text,
  alternativeText: text,
  fieldValue: z.union([z.string(), z.array(z.string())]).catch(""),
  options: z.array(z.object({ exportValue: text, displayValue: text })).catch([]),
  checkBox: flag,
  radioButton: flag,
  exportValue: text,
  buttonValue: text,
  hidden: flag,
  password: flag,
});

export type Annotation = z.infer<typeof annotation> & { area: Bounds };

/** Annotations of a page with areas in the space of glyphs; hidden and broken ones are left out. */
export const annotationsOf = async (page: PDFPageProxy): Promise<Annotation[]> => {
  const matrix = matrixOf(page.getViewport({ scale: 1 }).transform);
  const all = await page.getAnnotations().catch(() => []);
  return all.flatMap((each) => {
    const { data } = annotation.safeParse(each);
    if (!data || data.hidden) return [];
    const [fromX, fromY] = place(matrix, data.rect[0], data.rect[1]);
    const [toX, toY] = place(matrix, data.rect[2], data.rect[3]);
    const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)];
    const [top, bottom] = [Math.min(fromY, toY), Math.max(fromY, toY)];
    return [{ ...data, area: { left, right, top, bottom } }];
  });
};
