import { textOf } from "./boilerplate.ts";
import { attribute, descendants, find, isElement } from "./page-text.ts";
import type { Element } from "./page-tree.ts";
import { plainWords } from "./placeholder/phrases.ts";

/** Notes of a page to programs about where its text belongs; addresses are as written. */
export interface PageNotes {
  /** Rules of its robots elements for all programs and for this reader. */
  robots: string[];
  /** The address that it says it is a copy of. */
  canonical: string | undefined;
  /** The address that it sends its readers to. */
  movedTo: string | undefined;
}

const longestMoved = 600;
const longestDelaySeconds = 15;

export function notesOf(root: Element): PageNotes {
  const elements = withoutFallbacks(root);
  const canonical = elements.find(
    (one) => one.name === "link" && /(^|\s)canonical(\s|$)/i.test(attribute(one, "rel")),
  );
  return {
    robots: elements.flatMap((one) =>
      one.name === "meta" && /^(robots|docentbot)$/i.test(attribute(one, "name").trim())
        ? [attribute(one, "content")]
        : [],
    ),
    canonical: (canonical && attribute(canonical, "href").trim()) || undefined,
    movedTo: refreshTarget(elements) ?? movedTarget(root, elements),
  };
}

/** Elements that count where scripts run. */
function withoutFallbacks(root: Element): Element[] {
  const all = [...descendants(root)];
  const fallbacks = new Set(
    all.filter(({ name }) => name === "noscript").flatMap((one) => [...descendants(one)]),
  );
  return all.filter((one) => !fallbacks.has(one));
}

/** A refresh to another address within seconds, unless the page has much to read before that. */
function refreshTarget(elements: Element[]): string | undefined {
  for (const element of elements) {
    if (element.name !== "meta" || !/^refresh$/i.test(attribute(element, "http-equiv"))) continue;
    const [delay = "", ...rest] = attribute(element, "content").split(/[;,]/);
    const address = rest
      .join(";")
      .replace(/^\s*url\s*=/i, "")
      .trim()
      .replace(/^(["'])(.*)\1$/, "$2");
    if (address && Number.parseFloat(delay) <= longestDelaySeconds) return address;
  }
}

const moves =
  /\b(has|have|was|were) (been )?(permanently )?moved\b|new address|redirect|umgezogen|verschoben|weitergeleitet|neue adresse|a déménagé|a été déplacée?|redirigée?s?|nouvelle adresse|se ha (mudado|movido|trasladado)|nueva dirección|redirigi|foi movida|mudou de endereço|redirecion|è stata spostata|si è spostat|nuovo indirizzo|reindirizz|is verplaatst|verhuisd|doorgestuurd|została przeniesiona|przekierow|taşındı|yönlendir|تم نقل|انتقلت|移动到|已迁移|跳转|移転しました|移動しました|リダイレクト|переехал|перенесена|перенаправ|flyttat|flyttet/i;

/** A short page that sends its readers on: by a script that does nothing else, or by a sentence with a link. */
function movedTarget(root: Element, elements: Element[]): string | undefined {
  const body = find(root, ({ name }) => name === "body") ?? root;
  const text = textOf({ ...body, children: shownIn(body) });
  if (text.length > longestMoved) return;
  const scripts = elements.filter(({ name }) => name === "script");
  const script = scripts
    .map((one) => one.children.filter((child) => !isElement(child)).join(""))
    .join("\n")
    .trim();
  if (text.length < 200 && script.length < 500) {
    const found = jump.exec(script);
    if (found?.[2]) return found[2];
  }
  const links = [...descendants(body)].filter((one) => one.name === "a" && attribute(one, "href"));
  const [link] = links;
  if (!link || links.length > 2 || text.length > 300 || !moves.test(text)) return;
  return plainWords(text) === plainWords(textOf(link)) ? undefined : attribute(link, "href");
}

const jump =
  /^[^{}]{0,200}\blocation(?:\.href)?\s*(?:=|\.replace\(|\.assign\()\s*(["'`])([^"'`\s]{1,2000})\1/;

const shownIn = ({ children }: Element): Element["children"] =>
  children.flatMap((child): Element["children"] => {
    if (!isElement(child)) return [child];
    return /^(script|style|noscript|template)$/.test(child.name)
      ? []
      : [{ ...child, children: shownIn(child) }];
  });
