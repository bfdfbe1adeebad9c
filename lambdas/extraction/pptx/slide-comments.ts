import type { Draft } from "../blocks/block.ts";
import { paragraphText } from "../office/drawing/text-body.ts";
import type { OfficePackage } from "../office/package.ts";
import { child, childrenNamed, descendants, textOf, type XmlElement } from "../office/xml.ts";

/** Names of comment authors by id. */
export const commentAuthors = (file: OfficePackage, presentation: string): Map<string, string> => {
  const parts = [...file.related(presentation, "commentAuthors"), ...file.related(presentation, "authors")];
  const authors = parts.map((part) => file.xml(part)).flatMap((root) => (root ? root.children : []));
  return new Map(authors.map(({ attributes }) => [attributes.id ?? "", attributes.name ?? ""]));
};

/** Comments on a slide with their replies, in the classic and the modern format. */
export const slideComments = (
  file: OfficePackage,
  slide: string,
  authors: Map<string, string>,
  place: string,
): Draft[] => {
  const roots = file.related(slide, "comments").map((part) => file.xml(part));
  return roots
    .flatMap((root) => childrenNamed(root, "cm").flatMap(thread))
    .flatMap((comment): Draft[] => {
      const text = commentText(comment);
      const author = authors.get(comment.attributes.authorId ?? "")?.trim();
      return text ? [{ type: "note", text: `Comment${author ? ` by ${author}` : ""}: ${text}`, place }] : [];
    });
};

const thread = (comment: XmlElement) => [comment, ...childrenNamed(child(comment, "replyLst"), "reply")];

const commentText = (comment: XmlElement): string => {
  const body = child(comment, "txBody");
  if (!body) return textOf(child(comment, "text")).trim();
  return [...descendants(body, "p")]
    .map((paragraph) => paragraphText(paragraph))
    .join("\n")
    .trim();
};
