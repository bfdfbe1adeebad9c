import { atLevel, sign, withoutSigns } from "../../figures/marked.ts";
import { settled } from "../../figures/settled.ts";
import { LeftOut } from "../../marks/left-out.ts";
import { isPageNumber, linkOf } from "../../office/field-codes.ts";
import { symbolOf } from "../../office/symbols.ts";
import type { WordFile } from "./fib.ts";
import { tables } from "./fib.ts";
import { covering, type Formatted, formattedPages } from "./formatted-pages.ts";
import { fontNames, type Letters, lettersOf, runAt } from "./letters.ts";
import { Pieces } from "./pieces.ts";
import { properties, sprm } from "./sprms.ts";
import { stylesheet, type WordStyle } from "./stylesheet.ts";
import { unseenLetters } from "./unseen.ts";

export interface WordParagraph {
  text: string;
  /** Character positions in the whole text, end exclusive. */
  from: number;
  to: number;
  style: WordStyle | undefined;
  /** Outline level from 0; 9 and undefined are body text. */
  outline: number | undefined;
  /** Number of the list, from 1; 0 if it is not in a list. */
  list: number;
  listLevel: number;
  /** True if no visible text is in regular weight. */
  isBold: boolean;
  /** Smallest font size of its visible text, in half points. */
  size: number;
  /** Addresses of its links. */
  links: string[];
  /** Number of tables around it. */
  depth: number;
  endsCell: boolean;
  endsRow: boolean;
  isTableHeader: boolean;
  /** Something is painted behind it. */
  isShaded?: boolean;
  /** Layout of the row that it ends (sprmTDefTable). */
  definition: Buffer | undefined;
}

type Field = { code: string; isResult: boolean };

/** Paragraphs of a Word 97–2003 document. Format: [MS-DOC] 2.4. */
export class WordParagraphs {
  readonly pieces: Pieces;
  private readonly runs: Formatted[];
  private readonly paragraphs: Formatted[];
  private readonly styleOf: (number: number) => WordStyle | undefined;
  private readonly fonts: string[];
  /** No drawing can be behind the text. */
  private readonly isPlain: boolean;
  readonly leftOut = new LeftOut();

  constructor(file: WordFile) {
    this.pieces = new Pieces(file, tables.pieces);
    this.runs = formattedPages(file.table(tables.runs), file.document, "runs");
    this.paragraphs = formattedPages(file.table(tables.paragraphs), file.document, "paragraphs");
    this.styleOf = stylesheet(file.table(tables.styles));
    this.fonts = fontNames(file.table(tables.fonts));
    this.isPlain = file.table(tables.shapes).length === 0;
  }

  /** False if the file has no paragraph properties. */
  get isFormatted(): boolean {
    return this.paragraphs.length > 0;
  }

  /** Paragraphs between two character positions. */
  *between(from: number, to: number): Generator<WordParagraph> {
    const { text } = this.pieces;
    const fields: Field[] = [];
    const last = Math.min(to, text.length);
    for (let start = from; start < last; ) {
      let end = start;
      while (end < last && !isEnd(text.charCodeAt(end))) end += 1;
      yield this.paragraph(start, Math.min(end + 1, last), fields);
      start = end + 1;
    }
  }

  private paragraph(from: number, to: number, fields: Field[]): WordParagraph {
    const mark = this.pieces.text.charCodeAt(to - 1);
    const own = covering(this.paragraphs, this.pieces.offsetOf(to - 1))?.list ?? Buffer.alloc(0);
    const style = this.styleOf(own.length >= 2 ? own.readUInt16LE(0) : 0);
    const made: WordParagraph = {
      text: "",
      from,
      to,
      style,
      outline: undefined,
      list: 0,
      listLevel: 0,
      isBold: true,
      size: Number.POSITIVE_INFINITY,
      links: [],
      depth: 0,
      endsCell: mark === 7,
      endsRow: false,
      isTableHeader: false,
      definition: undefined,
    };
    for (const list of [style?.paragraph ?? Buffer.alloc(0), own.subarray(2)]) applyParagraph(made, list);
    this.read(made, fields);
    this.leftOut.endPart();
    return made;
  }

  private read(made: WordParagraph, fields: Field[]): void {
    const { text } = this.pieces;
    for (let at = made.from; at < made.to; ) {
      const offset = this.pieces.offsetOf(at);
      const run = runAt(this.runs, offset);
      const letters = lettersOf(made.style?.letters ?? unstyled, run.list, this.fonts, this.styleOf);
      const mark = unseenLetters(letters, this.isPlain && made.depth === 0 && !made.isShaded);
      const before = made.text.length;
      do {
        this.take(text.charCodeAt(at), letters, made, fields);
        at += 1;
      } while (at < made.to && this.isSameRun(at, offset, run.to));
      const added = made.text.slice(before);
      if (mark) {
        this.leftOut.addRun(mark, added);
        made.text = made.text.slice(0, before);
        continue;
      }
      if (!withoutSigns(added).trim()) continue;
      this.leftOut.endPart();
      if (letters.level !== "level") made.text = made.text.slice(0, before) + atLevel(added, letters.level);
      if (!letters.isBold) made.isBold = false;
      made.size = Math.min(made.size, letters.size);
    }
    made.text = settled(made.text);
  }

  private isSameRun(at: number, from: number, to: number): boolean {
    const offset = this.pieces.offsetOf(at);
    return offset > from && offset < to;
  }

  private take(code: number, letters: Letters, made: WordParagraph, fields: Field[]): void {
    if (code === 0x13) fields.push({ code: "", isResult: false });
    const field = fields.at(-1);
    if (code === 0x14 && field) field.isResult = true;
    if (code === 0x15) {
      const link = linkOf(fields.pop()?.code ?? "");
      if (link) made.links.push(link);
    }
    if (code >= 0x13 && code <= 0x15) return;
    if (field && !field.isResult) field.code += String.fromCharCode(code);
    else if (fields.every((one) => one.isResult && !isPageNumber(one.code)))
      made.text += letters.symbol ?? shown(code, letters.font ?? "");
  }
}

const unstyled = Buffer.alloc(0);

/** Marks at the end of a paragraph, a cell or a page. */
const isEnd = (code: number) => code === 13 || code === 7 || code === 12;

/** Pictures, marks of notes and comments, drawn objects. */
const isDrawn = new Set([1, 2, 5, 8]);

const shown = (code: number, font: string): string => {
  if (code === 9 || code >= 0x20)
    return code >= 0xf000 && code <= 0xf0ff ? symbolOf(code, font) || sign.edge : String.fromCharCode(code);
  if (code === 11 || code === 14) return "\n";
  if (code === 0x1e) return "-";
  return isDrawn.has(code) ? sign.edge : "";
};

const applyParagraph = (made: WordParagraph, list: Buffer): void => {
  for (const [code, operand] of properties(list)) {
    const first = operand[0] ?? 0;
    if (code === sprm.isInTable && first === 1) made.depth = Math.max(1, made.depth);
    if (code === sprm.tableDepth) made.depth = Math.min(50, operand.readUInt32LE(0));
    if (code === sprm.isRowEnd || code === sprm.isInnerRowEnd) made.endsRow = first === 1;
    if (code === sprm.isInnerCellEnd && first === 1) made.endsCell = true;
    if (code === sprm.isTableHeader) made.isTableHeader = first === 1;
    if (code === sprm.tableDefinition) made.definition = operand;
    if (code === sprm.paragraphShade || code === sprm.paragraphShadeNumber) made.isShaded = true;
    if (code === sprm.outline) made.outline = first;
    if (code === sprm.list) made.list = operand.readUInt16LE(0);
    if (code === sprm.listLevel) made.listLevel = Math.min(8, first);
  }
};
