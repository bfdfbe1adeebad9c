import { child } from "../../office/xml.ts";
import { noFacts, type SheetFacts } from "../facts.ts";
import { type Look, looksOf } from "./looks.ts";
import { areaOf, sheetFacts } from "./sheet-facts.ts";
import type { SheetParts } from "./sheet-parts.ts";

/** Facts of the sheets of an XLSX file, each read at its first use. */
export class WorkbookFacts {
  private readonly parts: SheetParts;
  private readonly looks: Look[];
  private readonly isRecalculated: boolean;
  private readonly known = new Map<string, SheetFacts>();

  constructor(parts: SheetParts) {
    this.parts = parts;
    this.looks = looksOf(parts.file, parts.workbook);
    const settings = child(parts.file.xml(parts.workbook), "calcPr")?.attributes;
    this.isRecalculated = ["1", "true"].includes(settings?.fullCalcOnLoad ?? "");
  }

  of(sheet: string): SheetFacts {
    const facts = this.known.get(sheet) ?? this.read(sheet);
    this.known.set(sheet, facts);
    return facts;
  }

  private read(sheet: string): SheetFacts {
    const { file } = this.parts;
    const part = this.parts.part(sheet);
    const xml = part && file.text(part);
    if (!xml) return noFacts();
    const tables = file.related(part, "table").flatMap((name) => {
      const table = file.xml(name);
      const reference = table?.attributes.ref;
      const isFiltered = child(table, "autoFilter", "filterColumn") !== undefined;
      return reference ? [{ area: areaOf(reference), isFiltered }] : [];
    });
    return sheetFacts(xml, { looks: this.looks, isRecalculated: this.isRecalculated, tables });
  }
}
