import { decode } from "../encoding/decode.ts";

/** The page in a file of the form RFC 2557 (MHTML); none where the text is a page itself. */
export function savedPage(source: string): string | undefined {
  const { header, body } = split(source);
  const boundary = /^content-type:\s*multipart\/[\s\S]*?boundary="?([^"\r\n;]+)/im.exec(header)?.[1];
  if (!boundary || source.trimStart().startsWith("<")) return;
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, "")));
  const page = parts.find((part) => /^content-type:\s*text\/html/im.test(part.header));
  const plain = parts.find((part) => /^content-type:\s*text\/plain/im.test(part.header));
  const nested = parts.find((part) => /^content-type:\s*multipart\//im.test(part.header));
  if (page) return decodedBody(page);
  if (nested) return savedPage(`${nested.header}\r\n\r\n${nested.body}`);
  return plain && decodedBody(plain);
}

interface Part {
  header: string;
  body: string;
}

function split(source: string): Part {
  const gap = /\r?\n\r?\n/.exec(source);
  if (!gap) return { header: "", body: source };
  const header = source.slice(0, gap.index).replace(/\r?\n[ \t]+/g, " ");
  return { header, body: source.slice(gap.index + gap[0].length) };
}

/** A part's bytes as its header says they were written down (RFC 2045), then as text. */
function decodedBody({ header, body }: Part): string {
  const transfer = /^content-transfer-encoding:\s*([\w-]+)/im.exec(header)?.[1]?.toLowerCase();
  if (transfer !== "base64" && transfer !== "quoted-printable") return body;
  const bytes = transfer === "base64" ? Buffer.from(body, "base64") : quotedPrintable(body);
  const charset = /charset="?([\w-]+)/i.exec(header)?.[1];
  return charset ? decodedAs(bytes, charset) : decode(bytes);
}

function decodedAs(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes);
  }
}

const quotedPrintable = (text: string): Uint8Array =>
  Buffer.from(
    text
      .replace(/(?<![ \t])[ \t]*=[ \t]*\r?\n/g, "")
      .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
