import type { LeftOut } from "../../marks/left-out.ts";
import type { MarkName } from "../../marks/marks.ts";
import type { Box } from "../../office/slides/shape-order.ts";
import { child, descendants, textOf, type XmlElement } from "../../office/xml.ts";

/** The mark of a shape that is hidden or lies wholly beside a slide of a size in EMU. */
export const unseenShape = (
  shape: XmlElement,
  size: { width: number; height: number } | undefined,
  boxOf: (shape: XmlElement) => Box | undefined,
): MarkName | undefined => {
  const properties = shape.children.find((one) => /^nv\w*Pr$/.test(one.name));
  if (["1", "true"].includes(child(properties, "cNvPr")?.attributes.hidden ?? "")) return "hiddenShape";
  const box = size && properties && boxOf(shape);
  if (!size || !box) return;
  const isBeside = box.right <= 0 || box.bottom <= 0 || box.left >= size.width || box.top >= size.height;
  return isBeside ? "shapeOffSlide" : undefined;
};

/** Notes a shape that has text. */
export const leaveOutShape = (shape: XmlElement, mark: MarkName, leftOut: LeftOut): void => {
  const text = [...descendants(shape, "t")].map(textOf).join(" ");
  if (/[\p{L}\p{N}]/u.test(text)) leftOut.add(mark, text);
};
