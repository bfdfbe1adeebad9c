import type { Draft } from "../blocks/block.ts";
import { altText } from "../office/drawing/alt-text.ts";
import { isPageNumber } from "../office/field-codes.ts";
import { symbolOf } from "../office/symbols.ts";
import { Formula } from "./formula.ts";
import { Flow } from "./paragraphs.ts";
import type { Reader } from "./reader.ts";
import { type Blocks, collect, type Field, nowhere, type Target } from "./state.ts";

/** Called at the control word that begins the group. */
type Open = (reader: Reader) => void;

/** Groups without text of the document, or with an alternative form of text elsewhere in it. */
const skipped =
  "filetbl revtbl listtable listoverridetable nonshppict nonesttables shprslt mmathPict xe tc tcn txe rxe " +
  "ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn pn pntxta pntxtb pgptbl rsidtbl generator template objdata bkmkstart bkmkend";

/** Groups that only contain other groups. */
const passed = "shppict shpinst do nesttableprops picprop ud result object mmath moMathPara shp";

const headers = "header headerl headerr headerf footer footerl footerr footerf";

/** Groups whose content is not text of the paragraph around them, by their first control word. */
export const destinations = new Map<string, Open>([
  ...skipped.split(" ").map((name): [string, Open] => [name, ({ tokens }) => tokens.skipGroup()]),
  ...passed.split(" ").map((name): [string, Open] => [name, () => undefined]),
  ...headers.split(" ").map((name): [string, Open] => [name, (reader) => headerFooter(reader)]),
  ["colortbl", (reader) => reader.into(reader.colours.table())],
  ["fonttbl", (reader) => reader.into(reader.fonts.table())],
  ["stylesheet", (reader) => reader.into(reader.styles.table())],
  ["info", (reader) => reader.into(nowhere)],
  ["title", (reader) => reader.into(collect((text) => Object.assign(reader, { title: text })))],
  ["upr", (reader) => Object.assign(reader, { skipsGroup: true })],
  [
    "pict",
    (reader) => {
      reader.hasImage = true;
      reader.into(nowhere);
    },
  ],
  ["listtext", (reader) => label(reader)],
  ["pntext", (reader) => label(reader)],
  ["footnote", (reader) => attached(reader, (drafts) => noteOf("Note", drafts))],
  ["atnauthor", (reader) => reader.into(collect((text) => Object.assign(reader, { author: text.trim() })))],
  ["annotation", (reader) => comment(reader)],
  ["shptxt", (reader) => attached(reader, (drafts) => drafts)],
  ["dptxbxtext", (reader) => attached(reader, (drafts) => drafts)],
  ["sp", (reader) => reader.into(new ShapeProperty(reader.state.flow))],
  ["sn", (reader) => property(reader, (shape, text) => Object.assign(shape, { name: text.trim() }))],
  ["sv", (reader) => property(reader, (shape, text) => Object.assign(shape, { value: text }))],
  ["field", (reader) => reader.set({ field: { code: "", replacement: "" } })],
  [
    "fldinst",
    (reader) => {
      const { field } = reader.state;
      reader.into(field ? collect((code) => setCode(field, code)) : nowhere);
    },
  ],
  [
    "fldrslt",
    (reader) => {
      if (reader.state.field && hidesResult(reader.state.field)) reader.tokens.skipGroup();
    },
  ],
  ["formfield", (reader) => reader.into(reader.state.field ? new FormField(reader.state.field) : nowhere)],
  [
    "ffl",
    (reader) => {
      const { target } = reader.state;
      reader.into(
        target instanceof FormField ? collect((text) => target.entries.push(text.trim())) : nowhere,
      );
    },
  ],
  [
    "moMath",
    (reader) => {
      const { target } = reader.state;
      reader.into(new Formula((text, state) => target.add(text, state)));
    },
  ],
]);

const setCode = (field: Field, code: string): void => {
  field.code = code;
  field.replacement ||= symbolText(code);
};

const headerFooter = (reader: Reader): void => {
  reader.into(
    new Flow(reader.shared, (drafts) => {
      for (const { text } of drafts) reader.headerFooterLines.push(text);
    }),
  );
};

const label = (reader: Reader): void => {
  const { paragraph } = reader.state.flow;
  reader.into(
    collect((text) => {
      const sign = text.trim();
      paragraph.label = /[\p{L}\p{N}]/u.test(sign) ? sign : "-";
    }),
  );
};

/** Reads a group into blocks that follow the paragraph around it. */
const attached = (reader: Reader, made: (drafts: Draft[]) => Draft[]): void => {
  const { flow, isHidden, isDeleted, isMoved } = reader.state;
  if (isHidden || isDeleted || isMoved) reader.tokens.skipGroup();
  else reader.into(new Flow(reader.shared, (drafts) => flow.attach(made(drafts))));
};

const comment = (reader: Reader): void => {
  const { author } = reader;
  const isNamed = author && !/^(unknown|author|-)$/i.test(author);
  reader.author = "";
  attached(reader, (drafts) => noteOf(isNamed ? `Comment by ${author}` : "Comment", drafts));
};

const noteOf = (label: string, drafts: Draft[]): Draft[] => {
  const text = drafts
    .map((draft) => draft.text.trim())
    .filter(Boolean)
    .join("\n");
  return text ? [{ type: "note", text: `${label}: ${text}` }] : [];
};

const property = (reader: Reader, take: (shape: ShapeProperty, text: string) => void): void => {
  const { target } = reader.state;
  reader.into(target instanceof ShapeProperty ? collect((text) => take(target, text)) : nowhere);
};

/** A property of a shape or picture; some hold text. */
class ShapeProperty implements Target {
  name = "";
  value = "";
  private readonly flow: Blocks;

  constructor(flow: Blocks) {
    this.flow = flow;
  }

  add(): void {}

  end(): void {
    if (this.name === "wzDescription") {
      const attributes = { descr: this.value };
      this.flow.attach(altText({ name: "docPr", attributes, children: [], text: "" }));
    }
    if (this.name === "gtextUNICODE") this.flow.attach([{ type: "paragraph", text: this.value }]);
  }
}

const [checkBox, list, undecided] = [1, 2, 25];

/** A form field: a check box shows its state, a list its chosen entry. */
class FormField implements Target {
  readonly entries: string[] = [];
  private readonly field: Field;
  private type = 0;
  private standard = 0;
  private result = undecided;

  constructor(field: Field) {
    this.field = field;
  }

  add(): void {}

  control(name: string, value = 0): boolean {
    if (name === "fftype") this.type = value;
    else if (name === "ffres") this.result = value;
    else if (name === "ffdefres") this.standard = value;
    else return false;
    return true;
  }

  end(): void {
    const chosen = this.result === undecided ? this.standard : this.result;
    if (this.type === checkBox) this.field.replacement = chosen === 1 ? "☒" : "☐";
    if (this.type === list) this.field.replacement = this.entries[chosen] ?? "";
  }
}

const hidesResult = ({ code, replacement }: Field): boolean => isPageNumber(code) || replacement !== "";

/** The character of a SYMBOL field, given by its code and perhaps its font. */
const symbolText = (code: string): string => {
  const number = Number(/^\s*SYMBOL\s+(\d+|0x[\da-f]+)\b/i.exec(code)?.[1] ?? 0);
  if (!(number > 0 && number < 0x10000)) return "";
  const font = /\\f\s*"?([^"\\]+)/.exec(code)?.[1] ?? "";
  return number < 0x100 || number >= 0xf000 ? symbolOf(number, font) : String.fromCharCode(number);
};
