import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";
import type { LeftOut } from "../../marks/left-out.ts";
import { type Matrix, matrixOf, place } from "../content/matrix.ts";
import type { Bounds } from "../layout/row.ts";

const text = z.string().catch("");
const flag = z.boolean().catch(false);
const content = z.object({ str: text }).catch({ str: "" });

/** The flags Hidden and NoView (ISO 32000-1 12.5.3). */
const notShown = 2 | 32;

/** Fields of an annotation of pdf.js that contain text. */
const annotation = z.object({
  id: text,
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
  annotationFlags: z.number().catch(0),
  quadPoints: z.instanceof(Float32Array).nullish().catch(undefined),
  password: flag,
});

/** `quads` are the areas of the words that it marks. */
export type Annotation = z.infer<typeof annotation> & { area: Bounds; quads: Bounds[] };

/** Annotations of a page with areas in the space of glyphs; hidden and broken ones are left out. */
export const annotationsOf = async (page: PDFPageProxy, leftOut: LeftOut): Promise<Annotation[]> => {
  const matrix = matrixOf(page.getViewport({ scale: 1 }).transform);
  const all = await page.getAnnotations({ intent: "any" }).catch(() => []);
  return all.flatMap((each) => {
    const { data } = annotation.safeParse(each);
    if (!data) return [];
    if ((data.annotationFlags & notShown) !== 0) {
      const said = hiddenText(data);
      if (said) leftOut.add("hiddenNote", said);
      return [];
    }
    const points = data.quadPoints ?? [];
    const quads = Array.from({ length: points.length >> 3 }, (_, index) =>
      boundsOf(
        matrix,
        [0, 5, 2, 1].map((at) => points[index * 8 + at] ?? 0),
      ),
    );
    return [{ ...data, area: boundsOf(matrix, data.rect), quads }];
  });
};

/** Popups repeat the text of the annotation that they belong to. */
const hiddenText = ({ subtype, contentsObj, fieldValue }: z.infer<typeof annotation>): string => {
  if (subtype === "Popup" || subtype === "Link") return "";
  const said =
    contentsObj.str.trim() || (Array.isArray(fieldValue) ? fieldValue.join(", ") : fieldValue).trim();
  return /^(off|yes|no|on|\d)?$/i.test(said) ? "" : said;
};

const boundsOf = (
  matrix: Matrix,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: ArrayLike<number> & Iterable<number>,
): Bounds => {
  const [fromX, fromY] = place(matrix, x1, y1);
  const [toX, toY] = place(matrix, x2, y2);
  return {
    left: Math.min(fromX, toX),
    right: Math.max(fromX, toX),
    top: Math.min(fromY, toY),
    bottom: Math.max(fromY, toY),
  };
};
