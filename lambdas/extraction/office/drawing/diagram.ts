import type { Draft } from "../../blocks/block.ts";
import { child, childrenNamed, descendants, type XmlElement } from "../xml.ts";
import { paragraphText } from "./text-body.ts";

/** Text of a SmartArt diagram as a nested list. Format: ECMA-376 part 1, 21.4. */
export const diagramBlocks = (part: XmlElement | undefined, place?: string): Draft[] => {
  const points = new Map(
    childrenNamed(child(part, "ptLst"), "pt").map((point) => [point.attributes.modelId ?? "", point]),
  );
  const links = childrenNamed(child(part, "cxnLst"), "cxn").filter(
    ({ attributes }) => (attributes.type ?? "parOf") === "parOf",
  );
  const below = Map.groupBy(links, (link) => link.attributes.srcId ?? "");
  const seen = new Set<string>();
  const list = (id: string, level: number): Draft[] => {
    const point = points.get(id);
    if (!point || seen.has(id)) return [];
    seen.add(id);
    const text = pointText(point);
    const isShown = text && point.attributes.type !== "pres" && point.attributes.type !== "doc";
    const own: Draft[] = isShown ? [{ type: "list-item", level, text: `- ${text}`, place }] : [];
    const order = (below.get(id) ?? []).toSorted(
      (a, b) => Number(a.attributes.srcOrd ?? 0) - Number(b.attributes.srcOrd ?? 0),
    );
    const next = level + (isShown ? 1 : 0);
    return [...own, ...order.flatMap(({ attributes }) => list(attributes.destId ?? "", next))];
  };
  const roots = [...points].filter(([, point]) => point.attributes.type === "doc").map(([id]) => id);
  return [...roots, ...points.keys()].flatMap((id) => list(id, 1));
};

const pointText = (point: XmlElement) =>
  [...descendants(point, "p")]
    .map((paragraph) => paragraphText(paragraph))
    .filter((text) => text.trim())
    .join(" ");
