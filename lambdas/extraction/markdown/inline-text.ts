import type { PhrasingContent } from "mdast";
import { atLevel, sign } from "../figures/marked.ts";
import { settled } from "../figures/settled.ts";
import { htmlText } from "./html-text.ts";

const hardBreak = "\u000b";
/** Some editors' mark, in no standard. */
const highlight = /==(?=\S)([^=\n]{1,500})(?<=\S)==/g;
/** Superscript as Pandoc, Obsidian and others write it. */
const raised = /(?<=[\p{L}\p{N}\])€%])\^([^\s^]{1,20})\^/gu;
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

const linesOf = (raw: string) =>
  settled(raw)
    .replace(/[ \t]*\n[ \t]*/g, " ")
    .replaceAll(hardBreak, "\n");

/** Soft breaks are "\n", hard breaks a character that no text has. */
const rawText = (nodes: PhrasingContent[]): string =>
  nodes.map((node, at) => touch(nodes[at - 1], node) + textOf(node)).join("");

/** Figures of two links are two, as are those of what is struck out and what replaces it. */
const touch = (previous: PhrasingContent | undefined, next: PhrasingContent): string => {
  if (previous?.type === "delete" || next.type === "delete") return sign.edge;
  if (previous?.type === "html" && next.type === "html" && areSpans(previous.value, next.value))
    return sign.edge;
  return previous?.type === "link" && next.type === "link" ? sign.edge : "";
};

/** A span that only sets its letters belongs to the word before it. */
const areSpans = (one: string, other: string) =>
  /^<\/span/i.test(one) && /^<span(?![^>]*\b(?:style|lang)\s*=)/i.test(other);

const textOf = (node: PhrasingContent): string => {
  if (node.type === "text") return plainText(node.value);
  if (node.type === "inlineCode") return node.value.trim();
  if (node.type === "break") return hardBreak;
  if (node.type === "html") return htmlText(node.value, hardBreak);
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "link") return linkText(rawText(node.children), node.url);
  return "children" in node ? rawText(node.children) : "";
};

const plainText = (text: string): string =>
  text
    .replace(highlight, "$1")
    .replace(looseReference, "")
    .replace(raised, (_, inner: string) => atLevel(inner, "raised"));

/** The address of a mail link follows a text that does not include it. */
const linkText = (text: string, url: string): string => {
  if (url.startsWith("#") && /^\p{Nd}{1,3}\)?$/u.test(text)) return atLevel(text, "raised");
  const mail = /^(?:mailto|tel):([^?]+)/i.exec(url)?.[1];
  if (mail && !/[@\d]/.test(text)) return text.trim() ? `${text} (${mail})` : mail;
  return text.trim() ? text : url;
};
