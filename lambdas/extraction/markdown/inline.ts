import { decodeEntities } from "../html/entities.ts";
import { withoutEmphasis } from "./emphasis.ts";

const escapable = "!\"#$%&'()*+,-./:;<=>?@[]^_{|}~\\`";
/** Escaped characters and code wait here as single characters of private use until all marks are gone. */
const firstPrivate = 0xf0000;
const mostKept = 0xfff0;

const code = /(?<!`)(`{1,20})(?!`)([\s\S]{1,2000}?)(?<!`)\1(?!`)/g;
const image =
  /!\[([^[\]]{0,1000})\](?:\((?:<[^<>\n]{0,2000}>|[^\s()]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500}){0,5})(?:\s+(?:"[^"]{0,500}"|'[^']{0,500}'))?\s*\)|\[[^[\]]{0,200}\])/g;
const link =
  /\[([^[\]]{0,2000})\]\(\s*(<[^<>\n]{0,2000}>|[^\s()]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500}){0,5})(?:\s+(?:"[^"]{0,500}"|'[^']{0,500}'|\([^()]{0,500}\)))?\s*\)/g;
const reference = /\[([^[\]]{1,1000})\] ?\[([^[\]]{0,200})\]/g;

/** Text of a run of Markdown without its marks; `names` are the labels that links are defined under. */
export function inlineText(source: string, names: ReadonlySet<string>): string {
  if (!/[\\`<&*_~=[\]\n]/.test(source)) return source;
  const kept: string[] = [];
  const keep = (text: string) =>
    kept.length < mostKept ? String.fromCodePoint(firstPrivate + kept.push(text) - 1) : text;
  const bare = source
    .replace(/\\\n/g, "\n")
    .replace(/\\(.)/g, (whole, mark: string) => (escapable.includes(mark) ? keep(mark) : whole))
    .replace(code, (_, __, text: string) => keep(text.replace(/\s+/g, " ").trim()))
    .replace(/<((?:https?|ftp|mailto):[^<>\s]{1,2000})>/gi, (_, address: string) =>
      keep(address.replace(/^mailto:/, "")),
    )
    .replace(/<([\w.+-]{1,100}@[\w.-]{1,200})>/g, (_, address: string) => keep(address))
    .replace(/(?<![ \t]) {2,}\n/g, "<br>")
    .replace(/(?<![ \t])[ \t]*\n[ \t]*/g, " ")
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<!--[\s\S]{0,2000}?-->/g, "")
    .replace(/<img\b[^<>]{0,500}?\balt\s*=\s*"([^"]{0,500})"[^<>]{0,500}>/gi, "$1")
    .replace(/<\/?[a-z][a-z0-9-]{0,30}(?:\s[^<>]{0,1000})?\/?>/gi, "")
    .replace(/\[\^[^\]\s]{1,100}\]/g, "")
    .replace(image, (_, alt: string) => alt)
    .replace(link, (_, text: string, address: string) => linkText(text, address))
    .replace(reference, (whole, text: string, name: string) =>
      names.has((name || text).toLowerCase()) ? text : whole,
    )
    .replace(/\[([^[\]]{1,200})\](?![([:])/g, (whole, text: string) =>
      names.has(text.toLowerCase()) ? text : whole,
    );
  const plain = decodeEntities(withoutEmphasis(bare));
  return kept.length === 0
    ? plain
    : plain.replace(
        /[\u{F0000}-\u{FFFFD}]/gu,
        (one) => kept[(one.codePointAt(0) ?? 0) - firstPrivate] ?? one,
      );
}

/** The address of a mail link that its text does not name. */
function linkText(text: string, address: string): string {
  const mail = /^<?(?:mailto|tel):([^?>]+)/i.exec(address)?.[1];
  if (mail && !/[@\d]/.test(text)) return text.trim() ? `${text} (${mail})` : mail;
  return text.trim() ? text : address.replace(/^<|>$/g, "");
}
