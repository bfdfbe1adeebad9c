import type { Draft } from "../../blocks/block.ts";
import { atLevel, sign, withoutSigns } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";
import { isPageNumber, linkOf } from "../../office/field-codes.ts";
import { mathText } from "../../office/math.ts";
import { symbolOf } from "../../office/symbols.ts";
import { child, isOn, textOf, value, type XmlElement } from "../../office/xml.ts";
import type { Context } from "../context.ts";
import { drawingBlocks } from "../drawings.ts";
import { levelIn } from "../styling/styles.ts";
import { followField, isShown } from "./fields.ts";

/** Reads the text of a paragraph and the blocks anchored in it. */
export class Inline {
  text = "";
  /** False once it has visible text of regular weight. */
  isBold = true;
  /** Smallest font size of its visible text, in half points. */
  size = Number.POSITIVE_INFINITY;
  readonly links: string[] = [];
  /** Notes, comments and text boxes that follow the paragraph. */
  readonly after: Draft[] = [];
  readonly context: Context;
  private readonly style: string | undefined;

  constructor(paragraph: XmlElement, context: Context) {
    this.context = context;
    this.style = value(paragraph, "pPr", "pStyle");
    this.takeAll(paragraph);
    this.text = settled(this.text);
  }

  takeAll(element: XmlElement): void {
    for (const one of element.children) this.take(one);
  }

  add(text: string): void {
    if (isShown(this.context.fields)) this.text += text;
  }

  link(address: string | undefined): void {
    if (address) this.links.push(address);
  }

  private take(element: XmlElement): void {
    const handle = around[element.name];
    if (handle) handle(this, element);
    else if (element.name === "r") this.run(element);
    else this.takeAll(element);
  }

  private run(run: XmlElement): void {
    const properties = child(run, "rPr");
    const style = value(properties, "rStyle");
    const paragraphStyle = this.context.styles.of(this.style);
    const runStyle = style === undefined ? undefined : this.context.styles.of(style);
    const hidden = child(properties, "vanish");
    const isHidden = hidden ? isOn(hidden) : (runStyle?.isHidden ?? paragraphStyle.isHidden);
    const before = this.text.length;
    for (const element of run.children)
      if (!isHidden || /^(fldChar|instrText)$/.test(element.name)) within[element.name]?.(this, element);
    const added = this.text.slice(before);
    if (!withoutSigns(added).trim()) return;
    const usual = paragraphStyle.size ?? 0;
    const level = levelIn(properties, usual) ?? runStyle?.level ?? paragraphStyle.level ?? "level";
    if (level !== "level") this.text = this.text.slice(0, before) + atLevel(added, level);
    const bold = child(properties, "b");
    if (!(bold ? isOn(bold) : (runStyle?.isBold ?? paragraphStyle.isBold))) this.isBold = false;
    this.size = Math.min(this.size, Number(value(properties, "sz")) || (paragraphStyle.size ?? 0));
  }
}

type Handle = (inline: Inline, element: XmlElement) => void;

const skip: Handle = () => undefined;

/** Handlers of elements around runs. */
const around: Record<string, Handle> = {
  pPr: skip,
  del: skip,
  moveFrom: skip,
  sdtPr: skip,
  sdtEndPr: skip,
  hyperlink: (inline, element) => {
    const { file, part } = inline.context;
    inline.link(file.relationships(part).get(element.attributes["r:id"] ?? "")?.target);
    inline.takeAll(element);
  },
  sdt: (inline, element) => {
    if (!isPrompt(element)) inline.takeAll(element);
  },
  fldSimple: (inline, element) => {
    const code = element.attributes.instr ?? "";
    inline.link(linkOf(code));
    if (!isPageNumber(code)) inline.takeAll(element);
  },
  oMath: (inline, element) => inline.add(sign.edge + mathText(element)),
  oMathPara: (inline, element) => inline.add(`${inline.text ? "\n" : ""}${mathText(element).trim()}`),
};

/** Handlers of elements in a run. */
const within: Record<string, Handle> = {
  t: (inline, element) => inline.add(textOf(element)),
  tab: (inline) => inline.add("\t"),
  ptab: (inline) => inline.add("\t"),
  br: (inline) => inline.add("\n"),
  cr: (inline) => inline.add("\n"),
  noBreakHyphen: (inline) => inline.add("-"),
  sym: (inline, { attributes: { char = "", font = "" } }) =>
    inline.add(symbolOf(Number.parseInt(char, 16) || 0, font) || sign.edge),
  instrText: ({ context }, element) => {
    const field = context.fields.at(-1);
    if (field && !field.isResult) field.code += textOf(element);
  },
  fldChar: (inline, element) => {
    const ended = followField(inline.context.fields, element);
    if (!ended) return;
    if (!ended.isResult) inline.add(ended.formValue);
    inline.link(linkOf(ended.code));
  },
  ruby: (inline, element) => inline.takeAll(child(element, "rubyBase") ?? element),
  drawing: (inline, element) => drawing(inline, element),
  pict: (inline, element) => drawing(inline, element),
  object: (inline, element) => drawing(inline, element),
  footnoteReference: (inline, element) => note(inline, "footnotes", element),
  endnoteReference: (inline, element) => note(inline, "endnotes", element),
  commentReference: (inline, element) => note(inline, "comments", element),
};

const drawing = (inline: Inline, element: XmlElement): void => {
  const { after, context } = inline;
  inline.add(sign.edge);
  if (isShown(context.fields)) after.push(...drawingBlocks(element, context));
};

const note = (inline: Inline, kind: "footnotes" | "endnotes" | "comments", { attributes }: XmlElement) => {
  const { after, context } = inline;
  inline.add(sign.edge);
  const read = (content: XmlElement[], part: string) =>
    context.blocks(content, { ...context, part, fields: [], isInCell: true });
  after.push(...context.notes.take(kind, attributes.id, read));
};

/** True for placeholder text of a content control that was not filled in. */
export const isPrompt = (element: XmlElement): boolean => {
  const properties = child(element, "sdtPr");
  const isEmpty = child(properties, "showingPlcHdr") !== undefined;
  return isEmpty && /^DefaultPlaceholder/i.test(value(properties, "placeholder", "docPart") ?? "");
};
