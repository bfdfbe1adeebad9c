import type { OfficeContentNode } from "officeparser";

const inline = new Set(["text", "break", "image", "embed"]);

export const isInline = (node: OfficeContentNode): boolean => inline.has(node.type);

/** All text in a node; blocks within it on lines of their own. */
export function inlineText(node: OfficeContentNode): string {
  if (node.type === "break") return "\n";
  if (!node.children?.length) return node.text ?? "";
  return node.children
    .map((child) => (isInline(child) ? inlineText(child) : `\n${inlineText(child)}\n`))
    .join("");
}

/** True where nothing readable in the node is set in regular weight. */
export function isBold(node: OfficeContentNode): boolean {
  if (node.type === "text") return node.formatting?.bold === true || !node.text?.trim();
  return (node.children ?? []).every(isBold);
}
