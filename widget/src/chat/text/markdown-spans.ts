type Tag =
  | "p"
  | "h4"
  | "ul"
  | "ol"
  | "li"
  | "blockquote"
  | "pre"
  | "hr"
  | "div"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td"
  | "code"
  | "strong"
  | "em"
  | "a"
  | "br"
  | "sup"
  | "span";

/** A part of an answer: text, an element, or the number of a source. */
export type Piece =
  | string
  | { cite: number }
  | { tag: Tag; attributes?: Record<string, string>; children: Piece[] };

/** Reads tables and raised figures too, and dresses them. */
export interface Fine {
  parse: (text: string, isWriting: boolean) => Piece[];
  dress?: (view: HTMLElement) => void;
}

// Each alternative stops at the next mark of its kind, so that hostile text costs no more than its length.
const mark =
  /\\([\\`*_{}[\]()#+.!|>~$-])|`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\][]+)\]\(([^()\s]+)\)| ?\[(\d{1,2}(?:, ?\d{1,2})*)\]|(https?:\/\/[^\s<>"'()[\]]*[^\s<>"'()[\].,;:!?])|\n/g;

/** Reads what stands within a line: code, strong, emphasis, links, citations and line breaks. */
export function spans(text: string): Piece[] {
  const made: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > from) made.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    made.push(...span(match));
  }
  if (from < text.length) made.push(text.slice(from));
  return made;
}

function span([
  all,
  escaped,
  code,
  strong,
  emphasis,
  label,
  target,
  sources,
  address,
]: RegExpExecArray): Piece[] {
  if (escaped) return [escaped];
  if (code) return [{ tag: "code", children: [code] }];
  if (strong) return [{ tag: "strong", children: spans(strong) }];
  if (emphasis) return [{ tag: "em", children: spans(emphasis) }];
  if (sources) return sources.split(",").map((number) => ({ cite: Number(number) }));
  if (label && target) return [link(target, spans(label))];
  if (address) return [link(address, [address])];
  return all === "\n" ? [{ tag: "br", children: [] }] : [all];
}

function link(target: string, children: Piece[]): Piece {
  const safe = /^(https?:\/\/|mailto:|tel:)/i.test(target) && URL.canParse(target);
  if (!safe) return { tag: "a", children };
  return {
    tag: "a",
    attributes: { href: target, target: "_blank", rel: "noopener noreferrer nofollow" },
    children,
  };
}
