import { statusOf } from "../../marks/status/status-of.ts";
import { child, descendants, textOf, type XmlElement } from "../../office/xml.ts";
import { placeholder } from "../placeholders.ts";

/** In hundredths of a point. */
const largeSize = 4000;

/**
 * The status that a watermark on a slide, or on the layout and master under it, says. A shape of ordinary size counts
 * only if it is in capitals and the only one: the steps of a process are named "Draft" and "Archived" too.
 */
export const slideStatus = (
  shapes: XmlElement[],
  under: Array<XmlElement | undefined>,
): string | undefined => {
  const drawn = under.flatMap((layer) => child(layer, "cSld", "spTree")?.children ?? []);
  const below = drawn.filter((shape) => !placeholder(shape)).flatMap(found);
  const own = shapes.flatMap(found);
  const single = own.length === 1 ? own.filter(({ isCapital }) => isCapital) : [];
  return [...own.filter(({ isMark }) => isMark), ...single, ...below][0]?.status;
};

const found = (shape: XmlElement): Array<{ status: string; isMark: boolean; isCapital: boolean }> => {
  if (shape.name === "grpSp") return shape.children.flatMap(found);
  if (shape.name !== "sp") return [];
  const text = [...descendants(shape, "t")].map(textOf).join(" ");
  const status = statusOf(text, "drawn");
  if (!status) return [];
  const isTurned = Number(child(shape, "spPr", "xfrm")?.attributes.rot ?? 0) !== 0;
  const isBent = [...descendants(shape, "prstTxWarp")].some(
    ({ attributes }) => attributes.prst !== "textNoShape",
  );
  const isLarge = [...descendants(shape, "rPr")].some(({ attributes }) => Number(attributes.sz) >= largeSize);
  return [{ status, isMark: isTurned || isBent || isLarge, isCapital: status === status.toUpperCase() }];
};
