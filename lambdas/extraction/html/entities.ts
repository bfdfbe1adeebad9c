import { decodeNamedCharacterReference } from "decode-named-character-reference";

const reference = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,31}))(;?)/gi;

/** The few names that pages use without the semicolon. */
const bareNames =
  /^(amp|lt|gt|quot|nbsp|copy|reg|[aeiouy]uml|szlig|[aeiou](acute|grave|circ)|ccedil|ntilde)$/i;

/** Text with its character references ("&amp;", "&#8211;") resolved. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(reference, (whole: string, number: string, name: string, end: string) => {
    if (number) return numbered(number);
    if (!end && !bareNames.test(name)) return whole;
    return decodeNamedCharacterReference(name) || whole;
  });
}

/** Numbers 128 to 159 mean what they mean in windows-1252. */
function numbered(number: string): string {
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10);
  if (code >= 0x80 && code < 0xa0) return new TextDecoder("windows-1252").decode(Uint8Array.of(code));
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
    ? "\uFFFD"
    : String.fromCodePoint(code);
}
