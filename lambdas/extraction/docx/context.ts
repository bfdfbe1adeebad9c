import type { Draft } from "../blocks/block.ts";
import type { OfficePackage } from "../office/package.ts";
import type { XmlElement } from "../office/xml.ts";
import type { Field } from "./inline/fields.ts";
import type { Notes } from "./notes.ts";
import type { Numbering } from "./styling/numbering.ts";
import type { Styles } from "./styling/styles.ts";

/** What reading one part of a document needs to know and remembers from paragraph to paragraph. */
export interface Context {
  file: OfficePackage;
  /** Name of the part, which relationships are looked up by. */
  part: string;
  styles: Styles;
  numbering: Numbering;
  notes: Notes;
  /** Fields that have begun and not ended; one may hold many paragraphs. */
  fields: Field[];
  warnings: Set<string>;
  /** Of the headers and footers that sections show. */
  running: Set<string>;
  isInCell?: boolean;
  /** Blocks of elements that stand in a text box or note. */
  blocks: (elements: XmlElement[], context: Context) => Draft[];
}
