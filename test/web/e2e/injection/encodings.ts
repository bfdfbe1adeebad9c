/** Ways to write the same characters differently, each a hope that somebody undoes it at the wrong moment. */
export const encodings: Record<string, (text: string) => string> = {
  plain: (text) => text,
  "mixed case": (text) => [...text].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join(""),
  "decimal entities": (text) => text.replace(/[<>"'=:()]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  "hexadecimal entities without an end": (text) =>
    text.replace(/[<>"'():]/g, (sign) => `&#x000${sign.charCodeAt(0).toString(16)}`),
  "named entities": (text) =>
    text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("(", "&lpar;"),
  percent: (text) => text.replace(/[<>"'():/\s]/g, percent),
  "percent twice": (text) => text.replace(/[<>"'():/\s]/g, (sign) => percent(sign).replace("%", "%25")),
  "unicode escapes": (text) => text.replace(/[<>"':/]/g, (sign) => `\\u00${hex(sign)}`),
  "hexadecimal escapes": (text) => text.replace(/[<>"':/]/g, (sign) => `\\x${hex(sign)}`),
  "UTF-7": (text) => text.replace(/[<>"']+/g, (signs) => `+${utf16(signs)}-`),
  overlong: (text) =>
    text.replace(/[<>"']/g, (sign) => `\u00c0${String.fromCharCode(128 + sign.charCodeAt(0))}`),
  "full width": (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  "NUL inside": (text) => text.replace(/([<a-z])([a-z=])/i, "$1\u0000$2"),
  "line breaks inside": (text) => text.replaceAll(" ", "\n").replace("=", "\n=\t"),
  "bidirectional marks": (text) => text.replace(/([<"'])/g, "\u202e$1\u2066"),
  "invisible signs": (text) => text.replace(/([a-z])([a-z])/gi, "$1\u200b$2\u00ad"),
  "cut in two": (text) => text.slice(0, Math.ceil(text.length * 0.6)),
};

const hex = (sign: string): string => sign.charCodeAt(0).toString(16).padStart(2, "0");
const percent = (sign: string): string => `%${hex(sign)}`;
const utf16 = (text: string): string =>
  Buffer.from(text, "utf16le").swap16().toString("base64").replace(/=+$/, "");
