import type { Draft } from "../blocks/block.ts";
import { Flow } from "./blocks/flow.ts";
import type { Reader } from "./reader.ts";
import type { Field } from "./state.ts";
import { FormField, hidesResult, symbolText } from "./targets/field.ts";
import { Formula } from "./targets/formula.ts";
import { ShapeProperty } from "./targets/shape-property.ts";
import { nowhere, words } from "./targets/target.ts";

type Open = (reader: Reader) => void;

/** Groups whose text is not the document's, or is there a second time in another form. */
const skipped =
  "colortbl filetbl revtbl listtable listoverridetable nonshppict nonesttables shprslt mmathPict xe tc tcn txe rxe " +
  "ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn pn pntxta pntxtb pgptbl rsidtbl generator template objdata bkmkstart bkmkend";

/** Groups that only stand around others. */
const passed = "shppict shpinst do nesttableprops picprop ud result object mmath moMathPara shp";

const headers = "header headerl headerr headerf footer footerl footerr footerf";

/** Groups that hold something else than text of the paragraph they stand in, by their first control word. */
export const destinations = new Map<string, Open>([
  ...skipped.split(" ").map((name): [string, Open] => [name, ({ tokens }) => tokens.skipGroup()]),
  ...passed.split(" ").map((name): [string, Open] => [name, () => undefined]),
  ...headers.split(" ").map((name): [string, Open] => [name, running]),
  ["fonttbl", (reader) => reader.into(reader.fonts.table())],
  ["stylesheet", (reader) => reader.into(reader.styles.table())],
  ["info", (reader) => reader.into(nowhere)],
  ["title", (reader) => reader.into(words((text) => Object.assign(reader, { title: text })))],
  ["upr", (reader) => Object.assign(reader, { skipsGroup: true })],
  [
    "pict",
    (reader) => {
      reader.hasImage = true;
      reader.into(nowhere);
    },
  ],
  ["listtext", label],
  ["pntext", label],
  ["footnote", (reader) => hanging(reader, (drafts) => noteOf("Note", drafts))],
  ["atnauthor", (reader) => reader.into(words((text) => Object.assign(reader, { author: text.trim() })))],
  ["annotation", comment],
  ["shptxt", (reader) => hanging(reader, (drafts) => drafts)],
  ["dptxbxtext", (reader) => hanging(reader, (drafts) => drafts)],
  ["sp", (reader) => reader.into(new ShapeProperty(reader.state.flow))],
  ["sn", (reader) => property(reader, (shape, text) => Object.assign(shape, { name: text.trim() }))],
  ["sv", (reader) => property(reader, (shape, text) => Object.assign(shape, { value: text }))],
  ["field", (reader) => reader.set({ field: { code: "", shows: "" } })],
  [
    "fldinst",
    (reader) => {
      const { field } = reader.state;
      reader.into(field ? words((code) => follow(field, code)) : nowhere);
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
      reader.into(target instanceof FormField ? words((text) => target.entries.push(text.trim())) : nowhere);
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

function follow(field: Field, code: string): void {
  field.code = code;
  field.shows ||= symbolText(code);
}

function running(reader: Reader): void {
  reader.into(
    new Flow(reader.whole, (drafts) => {
      for (const { text } of drafts) reader.running.push(text);
    }),
  );
}

function label(reader: Reader): void {
  const { paragraph } = reader.state.flow;
  reader.into(
    words((text) => {
      const sign = text.trim();
      paragraph.label = /[\p{L}\p{N}]/u.test(sign) ? sign : "-";
    }),
  );
}

/** Blocks that stand after the paragraph in which the group is. */
function hanging(reader: Reader, made: (drafts: Draft[]) => Draft[]): void {
  const { flow, isHidden, isDeleted } = reader.state;
  if (isHidden || isDeleted) reader.tokens.skipGroup();
  else reader.into(new Flow(reader.whole, (drafts) => flow.attach(made(drafts))));
}

function comment(reader: Reader): void {
  const { author } = reader;
  const isNamed = author && !/^(unknown|author|-)$/i.test(author);
  reader.author = "";
  hanging(reader, (drafts) => noteOf(isNamed ? `Comment by ${author}` : "Comment", drafts));
}

function noteOf(label: string, drafts: Draft[]): Draft[] {
  const text = drafts
    .map((draft) => draft.text.trim())
    .filter(Boolean)
    .join("\n");
  return text ? [{ type: "note", text: `${label}: ${text}` }] : [];
}

function property(reader: Reader, take: (shape: ShapeProperty, text: string) => void): void {
  const { target } = reader.state;
  reader.into(target instanceof ShapeProperty ? words((text) => take(target, text)) : nowhere);
}
