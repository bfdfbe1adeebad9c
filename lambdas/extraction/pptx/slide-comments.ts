import type { Draft } from "../blocks/block.ts";
import type { LeftOut } from "../marks/left-out.ts";
import { paragraphText } from "../office/drawing/text-body.ts";
import type { OfficePackage } from "../office/package.ts";
import { child, childrenNamed, descendants, textOf, type XmlElement } from "../office/xml.ts";

/** Names of comment authors by id. */
export const commentAuthors = (file: OfficePackage, presentation: string): Map<string, string> => {
  const parts = [...file.related(presentation, "commentAuthors"), ...file.related(presentation, "authors")];
  const authors = parts.map((part) => file.xml(part)).flatMap((root) => (root ? root.children : []));
  return new Map(authors.map(({ attributes }) => [attributes.id ?? "", attributes.name ?? ""]));
};

/** Comments on a slide with their replies, in the classic and the modern format; resolved threads are left out. */
export const slideComments = (
  file: OfficePackage,
  slide: string,
  authors: Map<string, string>,
  { place, leftOut }: { place: string; leftOut: LeftOut },
): Draft[] => {
  const roots = file.related(slide, "comments").map((part) => file.xml(part));
  return roots
    .flatMap((root) => childrenNamed(root, "cm"))
    .filter((comment) => {
      const isResolved = ["resolved", "closed"].includes(comment.attributes.status ?? "");
      if (isResolved) leftOut.add("resolvedComment", commentText(comment));
      return !isResolved;
    })
    .flatMap(thread)
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
