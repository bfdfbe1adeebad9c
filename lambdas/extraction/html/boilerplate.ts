import { mutedNames } from "./element-names.ts";
import { attribute, find, isElement, type Weight } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

const notices =
  /(^|[\s_-])(cookies?[_-]?(notice|banner|consent|bar|law|popup|message|info|overlay|modal|alert|settings|wall|disclaimer|box|hint|container|dialog|accept)|cookies?|consent|gdpr|onetrust|cookiebot|usercentrics|cookieyes|ccpa)(?=[\s_-]|$)/i;
const recipe = /(^|[\s_-])cookies?(?=[_-](recipe|dough|cutter|jar))/i;
const asides =
  /(^|[\s_-])(breadcrumbs?|share|sharing|sharebar|addtoany|addthis|social|socials|follow-us|advert\w*|ads?|adsbygoogle|ad-\w+|sponsored|skip-?links?|skip-to\w*|pagination|pager|editsection|printfooter|noprint|jump-link|newsletter|subscribe|back-to-top|screen-reader-shortcut)(?=[\s_-]|$)/i;
const menus =
  /(^|[\s_-])(nav|navbar|navigation|navi|menu|menubar|submenu|dropdown|portlet|topbar|toc|catlinks|sitemap|language-?(switcher|selector|list)|tabs)(?=[\s_-]|$)/i;

/** Shows nothing, or nothing that a reader of the page would call its text. */
export const isSilent = ({ name, attributes }: Element): boolean =>
  mutedNames.has(name) && !(name === "dialog" && attributes.has("open"));

/** Hidden by its author, or there for the eye only. */
export function isHidden(element: Element, weight: Weight): boolean {
  const style = attribute(element, "style");
  if (/display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i.test(style)) return true;
  if (element.attributes.has("hidden") && attribute(element, "hidden") !== "until-found") return true;
  if (element.attributes.has("popover")) return true;
  const isForEyes = attribute(element, "aria-hidden") === "true";
  return isForEyes && (weight.text <= 60 || /\bkatex-html\b/.test(attribute(element, "class")));
}

/** Asks for consent to cookies, by its name. */
export const isNotice = (element: Element): boolean =>
  notices.test(`${attribute(element, "class")} ${attribute(element, "id")}`.replace(recipe, ""));

/** Menus, notices, share bars and advertisements, by what they are called and by how much of them is links. */
export function isFurniture(element: Element, weight: Weight): boolean {
  if (["html", "body", "main", "article", "table", "tbody", "td", "tr", "#root"].includes(element.name))
    return false;
  const role = attribute(element, "role").toLowerCase();
  if (role === "dialog" || role === "alertdialog" || role === "search") return true;
  const names = `${attribute(element, "class")} ${attribute(element, "id")}`;
  if (isNotice(element)) return weight.text < 8000;
  const isHeavy = weight.holds("table", "h1", "main", "article");
  const isLinks = weight.linked >= weight.text / 2;
  if (element.name === "nav" || ["navigation", "menu", "menubar"].includes(role))
    return !isHeavy && (isLinks || weight.text < 200);
  if (isHeavy) return false;
  if (asides.test(names)) return isLinks || weight.text <= 150;
  return menus.test(names) && isLinks && weight.linked > 0;
}

/** Lists and rows of links in a page's header, footer or side column. */
export const isLinkList = (element: Element, weight: Weight): boolean =>
  ["ul", "ol", "div", "p", "section", "form"].includes(element.name) &&
  (element.name === "form" || weight.linked >= weight.text * 0.7) &&
  !weight.holds("h1", "table");

/** A footer's own words: an address, times or a number to call; the rest says who owns the page. */
export const isContact = (element: Element): boolean => {
  const text = textOf(element);
  return (
    /\b\d{1,2}[:.]\d\d\b|@|\+?\d[\d ()/-]{6,}\d|\b\d{4,5} \p{Lu}/u.test(text) ||
    find(element, ({ name }) => name === "address") !== undefined
  );
};

export const textOf = (element: Element): string =>
  element.children
    .map((child) => (isElement(child) ? textOf(child) : child))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

export const mainOf = (root: Element): Element | undefined =>
  find(root, ({ name }) => name === "main") ??
  find(root, (element) => attribute(element, "role") === "main") ??
  onlyArticle(root);

function onlyArticle(root: Element): Element | undefined {
  const first = find(root, ({ name }) => name === "article");
  const second = first && find(root, (element) => element.name === "article" && element !== first);
  return second ? undefined : first;
}
