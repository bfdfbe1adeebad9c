/** A piece of a section of a number format. Format codes: ECMA-376 part 1, 18.8.31. */
export type Token =
  /** A bare literal is neither quoted nor escaped. */
  | { type: "literal"; text: string; isBare?: boolean }
  /** A run of one letter (y m d h s a e g b), in lower case. */
  | { type: "date"; letter: string; length: number; text: string }
  /** [h], [mm], [ss]: hours, minutes or seconds that are not wrapped. */
  | { type: "elapsed"; letter: string; length: number }
  | { type: "half-day"; names: [string, string] }
  /** One of 0 # ? */
  | { type: "digit"; mark: string }
  | { type: "point" | "comma" | "percent" | "slash" | "text" | "general" }
  | { type: "exponent"; hasPlus: boolean };

export interface Condition {
  sign: string;
  limit: number;
}

export interface Pieces {
  tokens: Token[];
  condition?: Condition;
  /** Locale of names, such as "407", "D07041E" or "de-DE". */
  locale?: string;
}

const halfDays = /^(AM\/PM|A\/P|上午\/下午|午前\/午後|오전\/오후)/i;
const general = /^(General|Standard|G\/(通用格式|標準|표준|General))/i;

/** Sections of a format code, split at semicolons outside of quotes. */
export const sectionsOf = (code: string): string[] => {
  const sections = [""];
  for (const [piece] of code.matchAll(/"[^"]*"?|\\.?|_.?|\*.?|\[[^\]]*\]?|[\s\S]/gu))
    if (piece === ";") sections.push("");
    else sections[sections.length - 1] += piece;
  return sections;
};

/** Tokens of one section. */
export const piecesOf = (section: string): Pieces => {
  const pieces: Pieces = { tokens: [] };
  let rest = section;
  while (rest) rest = rest.slice(take(rest, pieces));
  return pieces;
};

/** Adds the first token and returns its length. */
const take = (rest: string, pieces: Pieces): number => {
  const { tokens } = pieces;
  const literal = (text: string, length: number) => {
    if (text) tokens.push({ type: "literal", text });
    return length;
  };
  const [first = ""] = rest;
  if (first === '"') {
    const end = rest.indexOf('"', 1);
    return end < 0 ? literal(rest.slice(1), rest.length) : literal(rest.slice(1, end), end + 1);
  }
  if (first === "\\") return literal([...rest.slice(1)][0] ?? "", 1 + ([...rest.slice(1)][0]?.length ?? 0));
  if (first === "_") return literal(" ", 2);
  if (first === "*") return 2;
  if (first === "[") return bracket(rest, pieces);
  const fixed = general.exec(rest)?.[0];
  if (fixed) return push(tokens, { type: "general" }, fixed.length);
  const halves = halfDays.exec(rest)?.[0];
  if (halves) {
    const [morning = "", evening = ""] = halves.split("/");
    return push(tokens, { type: "half-day", names: [morning, evening] }, halves.length);
  }
  if (/^[ymdhsegb]/i.test(first) || /^aaa/i.test(rest)) {
    if (/^e[+-]/i.test(rest)) return push(tokens, { type: "exponent", hasPlus: rest[1] === "+" }, 2);
    const text = /^(.)\1*/i.exec(rest)?.[0] ?? first;
    return push(
      tokens,
      { type: "date", letter: first.toLowerCase(), length: text.length, text },
      text.length,
    );
  }
  if (/[0#?]/.test(first)) return push(tokens, { type: "digit", mark: first }, 1);
  const type = ({ ".": "point", ",": "comma", "%": "percent", "/": "slash", "@": "text" } as const)[first];
  if (type) return push(tokens, { type }, 1);
  const character = [...rest][0] ?? "";
  return push(tokens, { type: "literal", text: character, isBare: true }, character.length);
};

const push = (tokens: Token[], token: Token, length: number): number => {
  tokens.push(token);
  return length;
};

/** Colours and number shapes say nothing about the value. */
const bracket = (rest: string, pieces: Pieces): number => {
  const end = rest.indexOf("]");
  if (end < 0) return rest.length;
  const inner = rest.slice(1, end);
  const elapsed = /^(h+|m+|s+)$/i.exec(inner)?.[0];
  const condition = /^(<=|>=|<>|=|<|>)\s*(-?[\d.]+(?:e[+-]?\d+)?)$/i.exec(inner);
  if (elapsed)
    pieces.tokens.push({
      type: "elapsed",
      letter: elapsed[0]?.toLowerCase() ?? "h",
      length: elapsed.length,
    });
  else if (condition) pieces.condition = { sign: condition[1] ?? "=", limit: Number(condition[2]) };
  else if (inner.startsWith("$")) {
    const dash = inner.indexOf("-");
    const symbol = dash < 0 ? inner.slice(1) : inner.slice(1, dash);
    if (symbol) pieces.tokens.push({ type: "literal", text: symbol });
    if (dash >= 0) pieces.locale = inner.slice(dash + 1);
  }
  return end + 1;
};
