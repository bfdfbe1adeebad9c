import type { PhrasingContent } from "mdast";

const hardBreak = "\u000b";
/** Some editors' mark, in no standard. */
const highlight = /==(?=\S)([^=\n]{1,500})(?<=\S)==/g;
/** A footnote's number, left as text if its definition is in another piece or missing. */
const looseReference = /\[\^[^\]\s]{1,100}\]/g;

/** Text of a run of Markdown without its marks; "\n" only at hard breaks. */
export const inlineText = (nodes: PhrasingContent[]): string => linesOf(rawText(nodes));

/** A paragraph's text. "Term" above ": its meaning" is one entry. */
export const paragraphText = (nodes: PhrasingContent[]): string =>
  linesOf(
    rawText(nodes)
      .replace(/\n {0,3}:[ \t]+/g, ": ")
      .replace(/(: [^\n]{0,2000}): /g, "$1; "),
  );

const linesOf = (raw: string) => raw.replace(/[ \t]*\n[ \t]*/g, " ").replaceAll(hardBreak, "\n");

/** Soft breaks are "\n", hard breaks a character that no text has. */
const rawText = (nodes: PhrasingContent[]): string => nodes.map(textOf).join("");

const textOf = (node: PhrasingContent): string => {
  if (node.type === "text") return node.value.replace(highlight, "$1").replace(looseReference, "");
  if (node.type === "inlineCode") return node.value.trim();
  if (node.type === "break") return hardBreak;
  if (node.type === "html") return htmlText(node.value);
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "link") return linkText(rawText(node.children), node.url);
  return "children" in node ? rawText(node.children) : "";
};

const htmlText = (tag: string): string => {
  if (/^<br\s*\/?>/i.test(tag)) return hardBreak;
  return /^<img\b[^<>]{0,500}?\balt\s*=\s*"([^"]{0,500})"/i.exec(tag)?.[1] ?? "";
};

/** The address of a mail link follows a text that does not include it. */
const linkText = (text: string, url: string): string => {
  const mail = /^(?:mailto|tel):([^?]+)/i.exec(url)?.[1];
  if (mail && !/[@\d]/.test(text)) return text.trim() ? `${text} (${mail})` : mail;
  return text.trim() ? text : url;
};
