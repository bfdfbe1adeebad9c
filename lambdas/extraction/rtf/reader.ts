import { AppError } from "#shared/errors.ts";
import { linkOf } from "../docx/inline/fields.ts";
import { symbolOf } from "../docx/inline/symbol-font.ts";
import { Flow, type Whole } from "./blocks/flow.ts";
import { ordinarySizeIn } from "./blocks/ordinary-size.ts";
import { isAscii, isBreak, withoutBreaks } from "./source/breaks.ts";
import { ByteText } from "./source/byte-text.ts";
import { Tokens } from "./source/tokens.ts";
import { type Field, firstState, plainParagraph, type State, type Target } from "./state.ts";
import { nowhere } from "./targets/target.ts";
import { signCharacters, wordCharacters } from "./words/characters.ts";
import { Fonts } from "./words/fonts.ts";
import { Styles } from "./words/styles.ts";

const deepest = 500_000;
const mostPieces = 500_000;
const tooDeep = "The document is nested too deeply to be read. Save it as a PDF file and upload that.";

/** What control words do, by their names. */
export interface Vocabulary {
  controls: ReadonlyMap<string, (reader: Reader, value: number | undefined) => void>;
  /** Of those that begin a group of another kind. */
  destinations: ReadonlyMap<string, (reader: Reader) => void>;
}

/** Reads a document from its first group to the last one, and knows what holds in each. */
export class Reader {
  readonly tokens: Tokens;
  readonly fonts = new Fonts();
  readonly styles = new Styles();
  readonly body: Flow;
  readonly whole: Whole;
  readonly warnings = new Set<string>();
  /** Lines of headers and footers. */
  readonly running: string[] = [];
  title = "";
  /** Of the comment that comes next. */
  author = "";
  hasImage = false;
  /** Said of the cell that the next edge ends. */
  merge = { isCovered: false, isContinued: false };
  /** Of two forms of a text the next group is the poorer one. */
  skipsGroup = false;
  state: State;
  private readonly groups: State[] = [];
  private readonly waiting = new ByteText();
  private isFresh = false;
  private isStarred = false;
  private toSkip = 0;
  private readonly vocabulary: Vocabulary;

  constructor(bytes: Buffer, vocabulary: Vocabulary) {
    const styles = this.styles;
    const commonest = ordinarySizeIn(bytes);
    this.vocabulary = vocabulary;
    this.tokens = new Tokens(bytes);
    this.whole = {
      styles,
      get ordinarySize() {
        return styles.size ?? commonest;
      },
      pieces: 0,
    };
    this.body = new Flow(this.whole);
    this.state = firstState(this.body);
  }

  /** True where there is more than anyone makes use of; the rest is left out. */
  get isFull(): boolean {
    return this.whole.pieces > mostPieces;
  }

  /** Reads all of it; returns how many groups never end. */
  read(): number {
    while (!this.isFull) {
      const kind = this.tokens.next();
      if (kind === "end") break;
      if (kind === "open") this.open();
      else if (kind === "close") this.close();
      else if (kind === "word") this.word();
      else if (kind === "symbol") this.symbol();
      else if (kind === "byte") this.byte();
      else this.text();
      if (this.groups.length === 0) break;
    }
    this.flush();
    return this.groups.length;
  }

  set(change: Partial<State>): void {
    this.flush();
    this.state = { ...this.state, ...change };
  }

  /** The text of the group goes elsewhere; it makes blocks of its own where that is a flow. */
  into(target: Target): void {
    this.set(target instanceof Flow ? { ...plainParagraph, target, flow: target } : { target });
  }

  add(text: string): void {
    this.flush();
    this.state.target.add(text, this.state);
  }

  /** A character by its number, which others stand in for where it is not known. */
  addUnicode(number: number): void {
    const code = number < 0 ? number + 0x10000 : number;
    const isPrivate = code >= 0xe000 && code <= 0xf8ff;
    const font = this.fonts.of(this.state.font);
    if (isPrivate) this.add(symbolOf(code, font.name));
    else if (code > 0 && code <= 0xffff) this.add(String.fromCharCode(code));
    else if (code > 0xffff && code <= 0x10ffff) this.add(String.fromCodePoint(code));
    this.toSkip = this.state.standIns;
  }

  private open(): void {
    this.flush();
    this.groups.push(this.state);
    if (this.groups.length > deepest) throw new AppError("invalid", tooDeep);
    const target = this.state.target.child?.();
    if (target) this.state = { ...this.state, target };
    if (this.skipsGroup) this.tokens.skipGroup();
    this.skipsGroup = false;
    this.isFresh = true;
    this.isStarred = false;
    this.toSkip = 0;
  }

  private close(): void {
    this.flush();
    const ended = this.state;
    this.state = this.groups.pop() ?? ended;
    this.isFresh = false;
    this.toSkip = 0;
    if (ended.target !== this.state.target) ended.target.end?.(ended);
    if (ended.field && ended.field !== this.state.field) this.endField(ended.field);
  }

  private endField({ code, shows }: Field): void {
    if (shows) this.add(shows);
    const link = linkOf(code);
    if (link) this.state.flow.paragraph.links.push(link);
  }

  private word(): void {
    const { name, parameter } = this.tokens;
    const isStarred = this.isStarred;
    this.isStarred = false;
    const destination =
      this.isFresh && this.groups.length > 1 ? this.vocabulary.destinations.get(name) : undefined;
    const character = wordCharacters.get(name);
    if (destination) destination(this);
    else if (this.state.target.control?.(name, parameter)) return;
    else if (isStarred) this.tokens.skipGroup();
    else if (character) this.character(character);
    else {
      this.toSkip = 0;
      this.vocabulary.controls.get(name)?.(this, parameter);
    }
  }

  private symbol(): void {
    const sign = String.fromCharCode(this.tokens.byte);
    if (sign === "*") this.isStarred = this.isFresh;
    else if (sign === "\n" || sign === "\r") this.vocabulary.controls.get("par")?.(this, undefined);
    else this.character(signCharacters.get(sign) ?? "");
  }

  private character(text: string): void {
    this.isFresh = false;
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.add(text);
  }

  private byte(): void {
    this.isFresh = false;
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.waiting.add(this.tokens.byte, this.fonts.of(this.state.font));
  }

  private text(): void {
    const { bytes, to } = this.tokens;
    let at = this.tokens.from;
    for (; at < to && (this.toSkip > 0 || isBreak(bytes[at])); at += 1)
      if (!isBreak(bytes[at])) this.toSkip -= 1;
    if (at === to) return;
    this.isFresh = false;
    if (this.state.target === nowhere) return;
    const font = this.fonts.of(this.state.font);
    if (this.waiting.isEmpty && !font.isSymbol && isAscii(bytes, at, to))
      this.state.target.add(withoutBreaks(bytes.toString("latin1", at, to)), this.state);
    else for (; at < to; at += 1) if (!isBreak(bytes[at])) this.waiting.add(bytes[at] ?? 0, font);
  }

  /** Adds what waits for more bytes to come, as none will. */
  flush(): void {
    if (!this.waiting.isEmpty) this.state.target.add(this.waiting.take(), this.state);
  }
}
