import { attribute } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import type { PageMap } from "./page-map.ts";

/** Attributes that name the part that an element opens: ARIA, HTML, Bootstrap, Flowbite, UIkit and usual names of scripts. */
const references =
  "aria-controls data-bs-target data-target data-tab-target data-tabs-target data-accordion-target data-collapse-toggle data-modal-target data-toggle-target data-tab data-tab-id data-panel data-content-id data-uk-toggle uk-toggle popovertarget commandfor panel".split(
    " ",
  );

/** Attributes that control and part share instead of a reference (Webflow, Shoelace and many scripts). */
const shared: Array<[control: string, part: string]> = [
  ["data-w-tab", "data-w-tab"],
  ["data-tab", "data-tab"],
  ["data-tab", "data-tab-content"],
  ["data-tab-target", "data-tab-panel"],
  ["panel", "name"],
];

/** Parts by the attributes that they share with their controls, found once for a page. */
export type SharedParts = (control: Element) => Element | undefined;

export function sharedParts({ elements }: PageMap): SharedParts {
  const named = new Map<string, Element[]>();
  for (const element of elements)
    for (const name of new Set(shared.map(([, part]) => part))) {
      const value = attribute(element, name);
      const found = value && named.get(`${name}=${value}`);
      if (found) found.push(element);
      else if (value) named.set(`${name}=${value}`, [element]);
    }
  return (control) => {
    for (const [own, other] of shared) {
      const value = attribute(control, own);
      const found = value && named.get(`${other}=${value}`)?.find((one) => one !== control);
      if (found) return found;
    }
  };
}

/** The part that a control names by its id. */
export function namedTarget(control: Element, { byId, parentOf }: PageMap): Element | undefined {
  for (const name of references) {
    const target = byIdIn(attribute(control, name), byId);
    if (target && target !== control) return target;
  }
  const link = control.name === "li" ? control.children.find(isLink) : control;
  const href = link ? attribute(link as Element, "href") : "";
  if (href.startsWith("#") && isTabLink(control, parentOf)) return byId.get(decoded(href.slice(1)));
  for (const [, , id = ""] of attribute(control, "onclick").matchAll(/(['"])#?([\w:.-]+)\1/g))
    if (byId.has(id)) return byId.get(id);
}

const isLink = (child: Element | string): child is Element => typeof child !== "string" && child.name === "a";

const byIdIn = (value: string, byId: ReadonlyMap<string, Element>) => {
  for (const word of value.split(/[\s,;]+/)) {
    const found = byId.get(word.replace(/^#/, ""));
    if (found) return found;
  }
};

/** A link within its page is a tab's only if it or a list around it says so: tables of contents are alike. */
function isTabLink(link: Element, parentOf: PageMap["parentOf"]): boolean {
  let at: Element | undefined = link;
  for (let steps = 0; at && steps < 4; steps += 1, at = parentOf(at)) {
    if (/^tab(list)?$/.test(attribute(at, "role")) || toggles.test(attribute(at, "data-toggle"))) return true;
    if (tabNames.test(`${attribute(at, "class")} ${attribute(at, "id")}`)) return true;
  }
  return false;
}

const toggles = /^(tab|pill|list|collapse)$/;
const tabNames = /(^|[\s_-])(tabs?|tablist|accordion)(?=[\s_-]|$)/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
