import { isNotice } from "../boilerplate.ts";
import { attribute, find, has } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import type { PageMap } from "./page-map.ts";

const paneNames =
  /(^|[\s_-])(tab-?panes?|tab-?panels?|tab-?contents?|tabcontent|tabs?-?item|tabs?-+(panel|content|pane)|accordion-?(content|body|panel|collapse|text)|panel-?collapse|collapse|collapsible-?(content|body)|expander-?(content|body)|faq-?(answer|content|body)s?|answer|toggle-?(content|body|inner)|disclosure-?(panel|content)|carousel-?item|carousel-?slide|swiper-slide|slick-slide|splide-slide|glide-slide|slide)(?=[\s_-]|$)/i;
const opaque = /^(menu|menubar|listbox|search|navigation|tooltip|tree|grid|alertdialog|banner|contentinfo)$/;
const boxes = /(^|[\s_-])(modal|offcanvas|drawer|lightbox|popup|overlay)(?=[\s_-]|$)/i;
const errands = /newsletter|subscri|log-?in|sign-?(in|up)|register|cookie|consent|search|cart|basket|share/i;

export const classOf = (element: Element) => `${attribute(element, "class")} ${attribute(element, "id")}`;

/** Called so by its author: a pane of tabs, the answer of a question or a slide. */
export const isPane = (element: Element): boolean =>
  attribute(element, "role") === "tabpanel" ||
  paneNames.test(attribute(element, "class").replace(/_+/g, "-"));

/** Says in its own attributes that it is not shown now. */
export const isClosed = (element: Element): boolean =>
  element.attributes.has("hidden") ||
  attribute(element, "aria-hidden") === "true" ||
  element.attributes.has("popover") ||
  (element.name === "dialog" && !element.attributes.has("open")) ||
  /display\s*:\s*none|visibility\s*:\s*hidden|(max-)?height\s*:\s*0/i.test(attribute(element, "style"));

const isBox = (element: Element): boolean =>
  element.name === "dialog" ||
  /dialog/.test(attribute(element, "role")) ||
  attribute(element, "aria-modal") === "true" ||
  boxes.test(attribute(element, "class"));

/** Has the page's own words in it: no menu, form for an errand, notice or list of suggestions. */
export function isContent(part: Element, { weigh, closest }: PageMap): boolean {
  const { text, linked } = weigh(part);
  if (text < 2 || opaque.test(attribute(part, "role")) || part.name === "nav") return false;
  const isMenu = linked >= text / 2 && linked > 0 && attribute(part, "role") !== "tabpanel";
  if (isMenu || isNotice(part)) return false;
  if (closest(part, ({ name, attributes }) => name === "nav" || attributes.get("role") === "navigation"))
    return false;
  if (!isBox(part)) return true;
  const label = find(part, ({ name }) => /^h[1-6]$/.test(name));
  if (
    errands.test(`${classOf(part)} ${attribute(part, "aria-label")}`) ||
    (label && errands.test(classOf(label)))
  )
    return false;
  return text >= 10 && !has(part, "form", "input", "textarea", "select");
}
