import type { Draft } from "../blocks/block.ts";
import type { LeftOut } from "../marks/left-out.ts";
import type { OfficePackage } from "../office/package.ts";
import type { XmlElement } from "../office/xml.ts";
import type { Field } from "./inline/fields.ts";
import type { Notes } from "./notes.ts";
import type { Sections } from "./sections.ts";
import type { Numbering } from "./styling/numbering.ts";
import type { Styles } from "./styling/styles.ts";

/** State of reading one part of a document. */
export interface Context {
  file: OfficePackage;
  /** Name of the part, for its relationships. */
  part: string;
  styles: Styles;
  numbering: Numbering;
  notes: Notes;
  /** Open fields, outermost first; a field can span paragraphs. */
  fields: Field[];
  /** Sentences for the document's owner. */
  warnings: Set<string>;
  leftOut: LeftOut;
  /** "white" where nothing but white paper can be behind text without shading. */
  ground: "white" | "unknown";
  sections: Sections;
  /** Set in tables, notes, headers and footers, which have no titles. */
  isInCell?: boolean;
  /** Reads nested elements, for example of a text box or note. */
  blocks: (elements: XmlElement[], context: Context) => Draft[];
}
