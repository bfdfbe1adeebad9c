import { AppError } from "#shared/errors.ts";
import { parseYaml } from "./yaml.ts";

export type Node = Record<string, unknown>;

const maxReferences = 20;

/** An OpenAPI document from JSON or YAML. Throws AppError `invalid` for any other text. */
export const parseDocument = (text: string): Node => {
  const document = nodeOf(parsed(text));
  if (!/^(3\.|2\.0)/.test(String(document.openapi ?? document.swagger ?? "")))
    throw new AppError("invalid", "This is no OpenAPI document: it has no field “openapi” with version 3.");
  return document;
};

const parsed = (text: string): unknown => {
  try {
    return text.trimStart().startsWith("{") ? JSON.parse(text) : parseYaml(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const place = error instanceof Error ? error.message.split("\n")[0]?.slice(0, 160) : "";
    throw new AppError("invalid", `The document can't be read (${place}).`);
  }
};

/** An object, or an empty one in place of anything else. */
export const nodeOf = (value: unknown): Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The first characters of a text; empty for anything else. */
export const textOf = (value: unknown, mostCharacters = 2000): string =>
  typeof value === "string" ? value.slice(0, mostCharacters) : "";

/** Names for a note. */
export const listed = (names: string[]): string =>
  names
    .slice(0, 10)
    .map((name) => name.slice(0, 60))
    .join(", ");

/** Follows references within the document (`#/components/…`); a reference elsewhere, or in a circle, is empty. */
export const resolved = (document: Node, value: unknown): Node => {
  let node = nodeOf(value);
  for (let followed = 0; typeof node.$ref === "string"; followed++) {
    if (followed === maxReferences || !node.$ref.startsWith("#/")) return {};
    node = nodeOf(at(document, node.$ref.slice(2).split("/")));
  }
  return node;
};

const at = (document: Node, names: string[]): unknown =>
  names
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, name) => {
      const node = nodeOf(value);
      return Object.hasOwn(node, name) ? node[name] : undefined;
    }, document);
