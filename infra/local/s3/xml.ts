import type { ServerResponse } from "node:http";

type Node = string | number | boolean;

/** `<name>text</name>`, with the text escaped. */
export const element = (name: string, text: Node): string => `<${name}>${escaped(String(text))}</${name}>`;

export const parent = (name: string, children: string[]): string => `<${name}>${children.join("")}</${name}>`;

/** The text of every element of that name, in order; S3's request bodies need no more. */
export const textsOf = (xml: string, name: string): string[] =>
  contentsOf(xml, name).map((content) => unescaped(content));

/** The raw content of every element of that name. */
export const contentsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);

export function sendXml(response: ServerResponse, xml: string, status = 200): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  response.writeHead(status, {
    "content-type": "application/xml",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

const escaped = (text: string) => text.replace(/[<>&"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const names: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|amp|quot|apos));/gi, (_entity, hex, decimal, name) =>
    name ? (names[name] ?? "") : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
