import type { Decimal } from "./decimal.ts";
import { isDigit, literalText } from "./number-text.ts";
import type { Token } from "./tokens.ts";

/** A number as a fraction: "2 1/4". A denominator may be fixed, otherwise it has as many figures as places. */
export const fractionText = (number: Decimal, tokens: Token[], slash: number): string => {
  const above = tokens.slice(0, slash).findLastIndex(isDigit);
  const numerator = startOfRun(tokens, above);
  const below = tokens.slice(slash + 1);
  const fixed = Number(/^\d+/.exec(below.map(denominatorMark).join("").trim())?.[0] ?? "0");
  const width = below.filter(isDigit).length;
  const isMixed = tokens.slice(0, numerator).some(isDigit);
  const value = Number(`${number.whole || "0"}.${number.part || "0"}`);
  const whole = isMixed ? Math.floor(value) : 0;
  const nearest =
    fixed > 0 ? { top: Math.round((value - whole) * fixed), bottom: fixed } : near(value - whole, width);
  const carried = isMixed && nearest.top === nearest.bottom ? 1 : 0;
  const top = carried ? 0 : nearest.top;
  const literals = tokens.filter(
    (token, at) => at > slash && !isDigit(token) && !/^\d+$/.test(literalText(token)),
  );
  const before = tokens.slice(0, firstPlace(tokens)).map(literalText).join("");
  const words = isMixed && (top === 0 || whole + carried > 0) ? [String(whole + carried)] : [];
  if (top > 0 || !isMixed) words.push(`${top}/${nearest.bottom}`);
  return before + words.join(" ") + literals.map(literalText).join("");
};

const firstPlace = (tokens: Token[]) => Math.max(0, tokens.findIndex(isDigit));

const startOfRun = (tokens: Token[], end: number): number => {
  let start = end;
  while (start > 0 && tokens[start - 1]?.type === "digit") start -= 1;
  return start;
};

const denominatorMark = (token: Token) =>
  token.type === "digit" ? (token.mark === "0" ? "" : "?") : literalText(token);

/** The nearest fraction whose denominator has at most so many figures. */
const near = (value: number, width: number): { top: number; bottom: number } => {
  const most = 10 ** Math.min(4, Math.max(1, width)) - 1;
  let best = { top: Math.round(value), bottom: 1 };
  for (let bottom = 2; bottom <= most; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(top / bottom - value) < Math.abs(best.top / best.bottom - value) - 1e-12)
      best = { top, bottom };
  }
  return best;
};
