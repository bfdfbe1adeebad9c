import { decode } from "../encoding/decode.ts";
import { attribute, descendants, find, isElement } from "./page-text.ts";
import { type Element, pageTree } from "./page-tree.ts";

interface EmbeddedElement {
  name: "script" | "iframe";
  attributes: ReadonlyMap<string, string>;
  /** The text of an inline script. */
  text: string;
}

export interface Embedded {
  /** Scripts and frames in the order of the page, without those for browsers that run no scripts. */
  elements: EmbeddedElement[];
  /** Content Security Policies of `<meta>` elements in the head. */
  policies: string[];
  /** The base of relative addresses, if the page names one. */
  base: string | undefined;
}

/** Scripts, frames and policies of an HTML page. Throws AppError("invalid") for one with too many elements. */
export const embeddedIn = (bytes: Uint8Array): Embedded => {
  const root = pageTree(decode(bytes));
  const fallback = new Set(
    [...descendants(root)]
      .filter(({ name }) => name === "noscript")
      .flatMap((element) => [...descendants(element)]),
  );
  const head = find(root, ({ name }) => name === "head");
  const base = find(root, (element) => element.name === "base" && element.attributes.has("href"));
  return {
    elements: [...descendants(root)].flatMap((element) =>
      fallback.has(element) ? [] : embeddedElement(element),
    ),
    policies: [...(head ? descendants(head) : [])].flatMap(policyOf),
    base: base && attribute(base, "href"),
  };
};

const embeddedElement = ({ name, attributes, children }: Element): EmbeddedElement[] =>
  name === "script" || name === "iframe"
    ? [{ name, attributes, text: children.filter((child) => !isElement(child)).join("") }]
    : [];

const policyOf = (element: Element): string[] =>
  element.name === "meta" && /^content-security-policy$/i.test(attribute(element, "http-equiv"))
    ? [attribute(element, "content")]
    : [];
