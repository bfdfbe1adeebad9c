import type { OfficePackage } from "./package.ts";
import { child, textOf } from "./xml.ts";

/** Status in the core properties of an Office Open XML file, such as "Draft" or "Final". */
export const contentStatus = (file: OfficePackage): string =>
  textOf(child(file.xml(file.related("", "core-properties")[0]), "contentStatus"));
