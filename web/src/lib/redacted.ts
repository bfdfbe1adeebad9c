const mark = "[redacted]";

const sensitive: [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${mark}`],
  [
    /\b(password|passcode|secret|token|api[-_ ]?key|authorization|cookie)(\\*["']?\s*[:=]\s*)(?!\w+ \[redacted\])(\\*"[^"]*"|\\*'[^']*'|[^\s,;"'&\\]+)/gi,
    `$1$2${mark}`,
  ],
  [/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g, mark],
  [/\b(sk|pk|rk|doc|whsec)[-_][\w-]{12,}/g, mark],
  [/\beyJ[\w-]+(\.[\w-]+)*/g, mark],
  [/\+?\d(?:[\s().-]?\d){7,}/g, mark],
];

/** The text without what the log of a browser must not keep: passwords, keys, tokens, addresses and phone numbers. */
export const redacted = (text: string): string =>
  sensitive.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
