import { textOf, type XmlElement } from "../../office/xml.ts";

/** Text of a tracked deletion, without the codes of fields in it. */
export const deletedText = (element: XmlElement): string => {
  if (element.name === "delText" || element.name === "t") return textOf(element);
  return element.children.map(deletedText).join("");
};
