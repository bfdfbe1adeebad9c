import type { Draft } from "../blocks/block.ts";
import type { LeftOut } from "../marks/left-out.ts";
import type { OfficePackage } from "../office/package.ts";
import { childrenNamed, descendants, textOf, type XmlElement } from "../office/xml.ts";

type NoteKind = "footnotes" | "endnotes" | "comments";

/** Footnotes, endnotes and comments. Each is returned once, at its first reference or else at the end. */
export class Notes {
  private readonly found = new Map<string, { part: string; element: XmlElement }>();

  /** Comments whose threads are resolved are left out. */
  constructor(file: OfficePackage, document: string, leftOut: LeftOut) {
    const resolved = resolvedComments(file, document);
    for (const kind of ["footnotes", "endnotes", "comments"] as const)
      for (const part of file.related(document, kind))
        for (const element of childrenNamed(file.xml(part), kind.slice(0, -1)))
          if (kind === "comments" && resolved.has(lastParagraph(element)))
            leftOut.add("resolvedComment", [...descendants(element, "t")].map(textOf).join(""));
          else if (!/separator|notice/i.test(element.attributes.type ?? ""))
            this.found.set(`${kind} ${element.attributes.id}`, { part, element });
  }

  /** The blocks of a note, read by `read`; empty if they were taken before. */
  take(
    kind: NoteKind,
    id: string | undefined,
    read: (elements: XmlElement[], part: string) => Draft[],
  ): Draft[] {
    const key = `${kind} ${id}`;
    const note = this.found.get(key);
    this.found.delete(key);
    if (!note) return [];
    const text = read(note.element.children, note.part)
      .map((draft) => draft.text.trim())
      .filter(Boolean)
      .join("\n");
    return text ? [{ type: "note", text: `${label(kind, note.element)}: ${text}` }] : [];
  }

  /** Comments without a reference in the text. */
  *rest(): Generator<[NoteKind, string]> {
    for (const key of [...this.found.keys()]) {
      const [kind, id] = key.split(" ");
      if (kind === "comments" && id) yield [kind, id];
    }
  }
}

/** Ids of the last paragraphs of comments in threads that are marked as done. Format: [MS-DOCX] 2.5.1.1. */
const resolvedComments = (file: OfficePackage, document: string): Set<string> => {
  const all = file
    .related(document, "commentsExtended")
    .flatMap((part) => childrenNamed(file.xml(part), "commentEx"))
    .map(({ attributes }) => attributes);
  const done = new Set(
    all.flatMap(({ done, paraId }) => (["1", "true"].includes(done ?? "") ? [paraId] : [])),
  );
  return new Set(
    all.flatMap(({ paraId = "", paraIdParent }) =>
      done.has(paraId) || done.has(paraIdParent) ? [paraId] : [],
    ),
  );
};

const lastParagraph = (comment: XmlElement) =>
  childrenNamed(comment, "p").at(-1)?.attributes.paraId ?? "no paragraph";

const label = (kind: NoteKind, { attributes }: XmlElement): string => {
  if (kind !== "comments") return "Note";
  const author = attributes.author?.trim();
  return author && !/^(unknown|author|-)$/i.test(author) ? `Comment by ${author}` : "Comment";
};
