import type { Draft } from "../blocks/block.ts";
import { altText } from "../office/drawing/alt-text.ts";
import { chartBlocks } from "../office/drawing/chart.ts";
import { diagramBlocks } from "../office/drawing/diagram.ts";
import { paragraphText } from "../office/drawing/text-body.ts";
import type { XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";

/** Texts of a drawing or VML picture: text boxes, charts, diagrams, word art, alternative text. */
export const drawingBlocks = (element: XmlElement, context: Context): Draft[] => {
  const target = (id: string | undefined) => context.file.relationships(context.part).get(id ?? "")?.target;
  switch (element.name) {
    case "txbxContent":
      return context.blocks(element.children, { ...context, fields: [], isInCell: false, ground: "unknown" });
    case "chart":
      return chartBlocks(context.file.xml(target(element.attributes["r:id"])), undefined, context.leftOut);
    case "relIds":
      return diagramBlocks(context.file.xml(target(element.attributes["r:dm"])));
    case "textpath":
      return [{ type: "paragraph", text: element.attributes.string ?? "" }];
    case "OLEObject":
      context.warnings.add("Files embedded in the document were not read. Upload them on their own.");
      return [];
    case "docPr":
      return altText(element);
    case "txBody":
      return element.children.map((paragraph) => ({ type: "paragraph", text: paragraphText(paragraph) }));
    default:
      return element.children.flatMap((one) => drawingBlocks(one, context));
  }
};
