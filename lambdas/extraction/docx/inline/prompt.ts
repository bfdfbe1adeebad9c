import { child, descendants, textOf, value, type XmlElement } from "../../office/xml.ts";
import type { Context } from "../context.ts";

/** True for placeholder text of a content control that was not filled in. */
export const isPrompt = (element: XmlElement, { styles }: Pick<Context, "styles">): boolean => {
  const properties = child(element, "sdtPr");
  if (child(properties, "showingPlcHdr") === undefined) return false;
  if (/^DefaultPlaceholder/i.test(value(properties, "placeholder", "docPart") ?? "")) return true;
  const runs = [...descendants(element, "r")].filter((run) => textOf(child(run, "t")).trim());
  const isPlaceholder = (run: XmlElement) =>
    /^placeholder ?text$/i.test(styles.of(value(run, "rPr", "rStyle") ?? "").name);
  return runs.length > 0 && runs.every(isPlaceholder);
};
