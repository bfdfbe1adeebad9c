/** An element of a page with its opening tag; `end` is exclusive. Offsets are characters of the page. */
export interface Element {
  name: string;
  tag: string;
  start: number;
  end: number;
}

const rawText = new Set(["script", "style", "textarea", "title", "noscript"]);

/** Elements that are closed, in the order they open. One pass, whatever the page is like. */
export function elementsOf(html: string): Element[] {
  const closed: Element[] = [];
  const open = new Map<string, Element[]>();
  let position = html.indexOf("<");
  while (position >= 0) {
    const end = html.startsWith("<!--", position)
      ? html.indexOf("-->", position) + 2
      : html.indexOf(">", position);
    if (end < position) break;
    const tag = html.slice(position, end + 1);
    const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(tag)?.[1]?.toLowerCase();
    if (name && tag[1] === "/") close(open.get(name)?.pop(), end + 1, closed);
    else if (name) openElement({ name, tag, start: position, end: end + 1 }, open);
    const next = name && tag[1] !== "/" && rawText.has(name) ? endOfRawText(html, name, end + 1) : end + 1;
    position = html.indexOf("<", next);
  }
  return closed.sort((a, b) => a.start - b.start);
}

function openElement(element: Element, open: Map<string, Element[]>): void {
  const others = open.get(element.name);
  if (others) others.push(element);
  else open.set(element.name, [element]);
}

function close(element: Element | undefined, end: number, closed: Element[]): void {
  if (element) closed.push({ ...element, end });
}

/** Inside these elements "<" opens nothing but their own end tag. */
function endOfRawText(html: string, name: string, from: number): number {
  const end = html.indexOf(`</${name}`, from);
  return end < 0 ? from : end;
}
