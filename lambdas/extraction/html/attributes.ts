import { decodeEntities } from "./entities.ts";

const none = new Map<string, string>();
const longest = 20_000;
const pattern = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s"'>]+)))?/g;

/** Attributes of a tag by their names in lower case; the first of a name counts. */
export function attributesOf(source: string): Map<string, string> {
  if (!source.trim()) return none;
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of source.slice(0, longest).matchAll(pattern)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ""));
  }
  return attributes;
}
