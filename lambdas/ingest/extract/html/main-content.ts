import { type Element, elementsOf } from "./elements.ts";

const furniture = new Set(["nav", "script", "style", "noscript", "template", "svg", "iframe", "dialog"]);
const furnitureRoles = /\brole\s*=\s*["']?(dialog|alertdialog|search|banner)\b/i;
const notices = /\b(?:id|class)\s*=\s*["'][^"']*\b(?:cookie|consent|gdpr)/i;
const containers = new Set(["div", "section", "aside", "header", "footer", "ul"]);

/** A page's own content: its `main` or only `article` where it has one, without menus, notices and scripts. */
export function mainContent(html: string): string {
  const elements = elementsOf(html);
  const main = mainElement(elements);
  const from = main?.start ?? 0;
  const to = main?.end ?? html.length;
  const parts: string[] = [];
  let position = from;
  for (const { start, end } of elements.filter(isFurniture)) {
    if (start < position || start >= to) continue;
    parts.push(html.slice(position, start), " ");
    position = end;
  }
  parts.push(html.slice(position, Math.max(position, to)));
  return parts.join("");
}

function mainElement(elements: Element[]): Element | undefined {
  const mains = elements.filter(({ name, tag }) => name === "main" || /\brole\s*=\s*["']?main\b/i.test(tag));
  const articles = elements.filter(({ name }) => name === "article");
  return mains[0] ?? (articles.length === 1 ? articles[0] : undefined);
}

const isFurniture = ({ name, tag }: Element) =>
  furniture.has(name) || (containers.has(name) && (furnitureRoles.test(tag) || notices.test(tag)));
