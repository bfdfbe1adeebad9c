import type { Draft } from "../../blocks/block.ts";
import { atLevel, sign, withoutSigns } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";
import type { MarkName } from "../../marks/marks.ts";
import { isPageNumber, linkOf } from "../../office/field-codes.ts";
import { mathText } from "../../office/math.ts";
import { symbolOf } from "../../office/symbols.ts";
import { child, isOn, textOf, value, type XmlElement } from "../../office/xml.ts";
import type { Context } from "../context.ts";
import { drawingBlocks } from "../drawings.ts";
import { levelIn } from "../styling/styles.ts";
import { deletedText } from "./deleted-text.ts";
import { followField, isShown } from "./fields.ts";
import { isPrompt } from "./prompt.ts";
import { unseenRun } from "./unseen.ts";

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
  /** True if text that was struck through was left out, which keeps its number in a list. */
  isStruck = false;
  private readonly properties: XmlElement | undefined;
  private readonly style: string | undefined;

  constructor(paragraph: XmlElement, context: Context) {
    this.context = context;
    this.properties = child(paragraph, "pPr");
    this.style = value(this.properties, "pStyle");
    this.takeAll(paragraph);
    this.text = settled(this.text);
    context.leftOut.endPart();
  }

  takeAll(element: XmlElement): void {
    for (const one of element.children) this.take(one);
  }

  add(text: string): void {
    if (isShown(this.context.fields)) this.text += text;
  }

  /** Notes text that is left out. */
  leaveOut(mark: MarkName, text: string): void {
    const { fields, leftOut } = this.context;
    if (!isShown(fields) || !text) return;
    leftOut.addRun(mark, text);
    if (mark === "struckText") this.isStruck = true;
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
    const paragraph = { properties: this.properties, style: paragraphStyle };
    const unseen = unseenRun(properties, paragraph, runStyle, this.context);
    if (unseen) this.leaveOut(unseen, runText(run));
    const before = this.text.length;
    for (const element of run.children)
      if (!unseen || kept[unseen]?.test(element.name)) within[element.name]?.(this, element);
    const added = this.text.slice(before);
    if (!withoutSigns(added).trim()) return;
    this.context.leftOut.endPart();
    const usual = paragraphStyle.size ?? 0;
    const level = levelIn(properties, usual) ?? runStyle?.level ?? paragraphStyle.level ?? "level";
    if (level !== "level") this.text = this.text.slice(0, before) + atLevel(added, level);
    const bold = child(properties, "b");
    if (!(bold ? isOn(bold) : (runStyle?.isBold ?? paragraphStyle.isBold))) this.isBold = false;
    this.size = Math.min(this.size, Number(value(properties, "sz")) || (paragraphStyle.size ?? 0));
  }
}

/** Elements of a run without its text: hiding hides drawings too, a colour does not. */
const codes = /^(fldChar|instrText)$/;
const drawings =
  /^(fldChar|instrText|drawing|pict|object|commentReference|footnoteReference|endnoteReference)$/;
const kept: Partial<Record<MarkName, RegExp>> = {
  hiddenText: codes,
  struckText: drawings,
  tinyText: drawings,
  whiteText: drawings,
};

const runText = (run: XmlElement): string =>
  run.children
    .map((one) => (one.name === "t" ? textOf(one) : /^(tab|br|cr)$/.test(one.name) ? " " : ""))
    .join("");

type Handle = (inline: Inline, element: XmlElement) => void;

const skip: Handle = () => undefined;

/** Handlers of elements around runs. */
const around: Record<string, Handle> = {
  pPr: skip,
  del: (inline, element) => inline.leaveOut("trackedDeletion", deletedText(element)),
  moveFrom: skip,
  sdtPr: skip,
  sdtEndPr: skip,
  hyperlink: (inline, element) => {
    const { file, part } = inline.context;
    inline.link(file.relationships(part).get(element.attributes["r:id"] ?? "")?.target);
    inline.takeAll(element);
  },
  sdt: (inline, element) => {
    if (isPrompt(element, inline.context)) inline.leaveOut("unfilledField", `${textOf(element)}\n`);
    else inline.takeAll(element);
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
