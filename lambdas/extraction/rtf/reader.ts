import { LeftOut } from "../marks/left-out.ts";
import { linkOf } from "../office/field-codes.ts";
import { tooDeep } from "../refusal.ts";
import { ByteText, unicodeCharacter } from "./code-pages.ts";
import { Colours } from "./colours.ts";
import { Flow, type Shared } from "./paragraphs.ts";
import { type Field, firstState, nowhere, plainParagraph, type State, type Target } from "./state.ts";
import { commonestSize, Fonts, Styles } from "./styles.ts";
import { isAscii, isBreak, symbolCharacters, Tokens, withoutBreaks, wordCharacters } from "./tokens.ts";
import { paintsPages } from "./unseen.ts";

const maxGroupDepth = 500_000;
const maxPieces = 500_000;

/** Handlers of control words, by name. */
export interface Vocabulary {
  controls: ReadonlyMap<string, (reader: Reader, value: number | undefined) => void>;
  /** Handlers of control words at the start of a group. */
  destinations: ReadonlyMap<string, (reader: Reader) => void>;
}

/** Reads a rich text file token by token and keeps the state of each open group. */
export class Reader {
  readonly tokens: Tokens;
  readonly fonts = new Fonts();
  readonly styles = new Styles();
  readonly colours = new Colours();
  readonly leftOut = new LeftOut();
  readonly body: Flow;
  readonly shared: Shared;
  readonly warnings = new Set<string>();
  readonly headerFooterLines: string[] = [];
  title = "";
  /** Author of the next comment. */
  author = "";
  hasImage = false;
  /** Merge flags of the cell that the next `\cellx` ends. */
  merge = { isCovered: false, isContinued: false };
  /** Skip the next group: it is the non-Unicode alternative (`\upr`). */
  skipsGroup = false;
  state: State;
  /** States of the groups around the open one, outermost first. */
  private readonly groups: State[] = [];
  /** Bytes that are not decoded yet. */
  private readonly pending = new ByteText();
  /** Nothing but `\*` has followed the open brace. */
  private isFresh = false;
  /** `\*` came before: a group with an unknown control word is skipped. */
  private isStarred = false;
  /** Fallback characters of `\u` still to skip. */
  private toSkip = 0;
  private readonly vocabulary: Vocabulary;

  constructor(bytes: Buffer, vocabulary: Vocabulary) {
    const styles = this.styles;
    const commonest = commonestSize(bytes);
    const { colours, leftOut } = this;
    this.vocabulary = vocabulary;
    this.tokens = new Tokens(bytes);
    this.shared = {
      styles,
      get bodySize() {
        return styles.size ?? commonest;
      },
      colours,
      leftOut,
      isPlain: !paintsPages(bytes),
      pieces: 0,
    };
    this.body = new Flow(this.shared);
    this.state = firstState(this.body);
  }

  /** True when the document has too many blocks; the rest is left out. */
  get isFull(): boolean {
    return this.shared.pieces > maxPieces;
  }

  /** Reads the file and returns the number of groups that are not closed. */
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

  /** Redirects the text of the open group. A flow makes blocks of its own. */
  into(target: Target): void {
    this.set(target instanceof Flow ? { ...plainParagraph, target, flow: target } : { target });
  }

  add(text: string): void {
    this.flush();
    this.state.target.add(text, this.state);
  }

  /** Adds the character of `\u`. The fallback characters after it are skipped. */
  addUnicode(number: number): void {
    this.add(unicodeCharacter(number, this.fonts.of(this.state.font)));
    this.toSkip = this.state.skipCount;
  }

  private open(): void {
    this.flush();
    this.groups.push(this.state);
    if (this.groups.length > maxGroupDepth) throw tooDeep();
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

  private endField({ code, replacement }: Field): void {
    if (replacement) this.add(replacement);
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
    else this.character(symbolCharacters.get(sign) ?? "");
  }

  private character(text: string): void {
    this.isFresh = false;
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.add(text);
  }

  private byte(): void {
    this.isFresh = false;
    if (this.toSkip > 0) this.toSkip -= 1;
    else this.pending.add(this.tokens.byte, this.fonts.of(this.state.font));
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
    if (this.pending.isEmpty && !font.isSymbol && isAscii(bytes, at, to))
      this.state.target.add(withoutBreaks(bytes.toString("latin1", at, to)), this.state);
    else for (; at < to; at += 1) if (!isBreak(bytes[at])) this.pending.add(bytes[at] ?? 0, font);
  }

  /** Decodes the pending bytes and adds their text. */
  flush(): void {
    if (!this.pending.isEmpty) this.state.target.add(this.pending.take(), this.state);
  }
}
