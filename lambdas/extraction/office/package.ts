import { posix } from "node:path";
import { entriesByName, unpackText } from "../zip.ts";
import { childrenNamed, parseXml, type XmlElement } from "./xml.ts";

/** A reference from one part to another. */
export interface Relationship {
  /** Last segment of its type: "image", "hyperlink", "footnotes". */
  type: string;
  /** Name of the target part, or an address if external. */
  target: string;
  isExternal: boolean;
}

/** Parts and relationships of an Office Open XML file. Format: ECMA-376 part 2. */
export class OfficePackage {
  private readonly bytes: Uint8Array;
  private readonly entries: ReturnType<typeof entriesByName>;
  private readonly parsed = new Map<string, XmlElement | undefined>();
  private readonly known = new Map<string, Map<string, Relationship>>();

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.entries = entriesByName(bytes);
  }

  text(part: string): string | undefined {
    const entry = this.entries.get(part.toLowerCase());
    return entry && unpackText(this.bytes, entry);
  }

  xml(part: string | undefined): XmlElement | undefined {
    const text = part === undefined ? undefined : this.text(part);
    return text ? parseXml(text) : undefined;
  }

  /** Like `xml`, but cached, for parts that many others refer to. */
  shared(part: string | undefined): XmlElement | undefined {
    if (part === undefined) return;
    if (!this.parsed.has(part)) this.parsed.set(part, this.xml(part));
    return this.parsed.get(part);
  }

  /** Relationships of a part by id. */
  relationships(part: string): Map<string, Relationship> {
    const found = this.known.get(part) ?? this.readRelationships(part);
    this.known.set(part, found);
    return found;
  }

  /** Names of the parts that a part refers to by a type. */
  related(part: string, type: string): string[] {
    const all = [...this.relationships(part).values()];
    return all.filter((one) => one.type === type && !one.isExternal).map((one) => one.target);
  }

  /** Name of the main part. */
  main(fallback: string): string {
    return this.related("", "officeDocument")[0] ?? fallback;
  }

  private readRelationships(part: string): Map<string, Relationship> {
    const folder = posix.dirname(part);
    const file = this.xml(posix.join(folder, "_rels", `${posix.basename(part)}.rels`));
    return new Map(
      childrenNamed(file, "Relationship").map(({ attributes }) => [
        attributes.Id ?? "",
        relationship(attributes, folder),
      ]),
    );
  }
}

const relationship = (attributes: Record<string, string>, folder: string): Relationship => {
  const target = attributes.Target ?? "";
  const isExternal = attributes.TargetMode === "External";
  const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
  return {
    type: attributes.Type?.split("/").at(-1) ?? "",
    target: isExternal ? target : path,
    isExternal,
  };
};
