import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Face } from "./text-state.ts";

const bold = /bold|black|heavy|demi|extrabd|[-_]bd|^cmbx|^cmssbx|^ptmb|^phvb|medi(?:um)?$/i;
const mono = /mono|courier|consol|typewriter|menlo|^cmtt|^sftt|code/i;

const known = new WeakMap<object, Face>();

/** The font as pdf.js loaded it; undefined if loading failed. */
export const faceOf = (page: PDFPageProxy, name: string): Face | undefined => {
  if (!page.commonObjs.has(name)) return undefined;
  const font = page.commonObjs.get(name);
  if (!font || typeof font !== "object") return undefined;
  const found = known.get(font) ?? read(font, name);
  known.set(font, found);
  return found;
};

const read = (font: PdfFont, loadedName: string): Face => {
  const family = String(font.name ?? "").replace(/^[A-Z]{6}\+/, "");
  const scale = Math.abs(font.fontMatrix?.[0] ?? 0.001) || 0.001;
  const box = font.bbox;
  const boxHeight = box ? Math.abs(box[3] - box[1]) : 0;
  return {
    name: loadedName,
    isBold: font.bold === true || font.black === true || bold.test(family),
    isMono: mono.test(family),
    isVertical: font.vertical === true,
    scale,
    height: font.isType3Font ? boxHeight * Math.abs(font.fontMatrix?.[3] ?? 0.001) || 1 : 1,
    ...(font.defaultVMetrics && { verticalMetrics: font.defaultVMetrics }),
  };
};

type PdfFont = ReturnType<PDFPageProxy["commonObjs"]["get"]>;
