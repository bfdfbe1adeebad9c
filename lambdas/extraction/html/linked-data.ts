import * as z from "zod";
import { attribute, descendants, isElement } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

const Graph = z.object({ "@graph": z.array(z.unknown()) });

/** Items that a page tells search engines about itself (JSON-LD). */
export const linkedData = (root: Element): unknown[] =>
  [...descendants(root)]
    .filter(({ name }) => name === "script")
    .filter((script) => attribute(script, "type").trim().toLowerCase() === "application/ld+json")
    .flatMap((script) => itemsOf(parsed(script.children.filter((child) => !isElement(child)).join(""))));

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  return Graph.safeParse(value).data?.["@graph"] ?? [value];
}

/** A block that is no JSON is the page's mistake and says nothing. */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
