import { type Decimal, isZero, rounded, shifted } from "./decimal.ts";
import { fractionText } from "./fraction-text.ts";
import type { Token } from "./tokens.ts";

/** A number without its sign in the tokens of a section. */
export const numberText = (number: Decimal, tokens: Token[]): string => {
  const slash = tokens.findIndex(({ type }) => type === "slash");
  const isBetween = tokens.slice(0, slash).some(isDigit) && tokens.slice(slash + 1).some(isDenominator);
  if (slash >= 0 && isBetween) return fractionText(number, tokens, slash);
  const exponent = tokens.findIndex(({ type }) => type === "exponent");
  if (exponent >= 0 && tokens.some(isDigit)) return scientificText(number, tokens, exponent);
  return plainNumber(number, tokens);
};

export const isDigit = ({ type }: Token) => type === "digit";
const isDenominator = (token: Token) =>
  isDigit(token) || (token.type === "literal" && /^\d/.test(token.text));

const plainNumber = (number: Decimal, tokens: Token[]): string => {
  const point = pointOf(tokens);
  const last = tokens.findLastIndex((token, at) => isDigit(token) && at < point);
  const first = tokens.findIndex(isDigit);
  const percents = tokens.filter(({ type }) => type === "percent").length;
  const scales = new Set(
    commasBehind(tokens, last).concat(commasBehind(tokens, tokens.findLastIndex(isDigit))),
  );
  const places = tokens.slice(point).filter(isDigit).length;
  const value = rounded(shifted(number, percents * 2 - scales.size * 3), places);
  const isGrouped = tokens.some(({ type }, at) => type === "comma" && at > first && at < last);
  const before = filledLeft(value.whole, tokens.slice(0, point), isGrouped);
  return before + filledRight(value.part, tokens.slice(point));
};

const pointOf = (tokens: Token[]): number => {
  const point = tokens.findIndex(({ type }) => type === "point");
  return point < 0 ? tokens.length : point;
};

/** Positions of the commas right behind a place: each divides by a thousand. */
const commasBehind = (tokens: Token[], at: number): number[] => {
  const commas: number[] = [];
  for (let next = at + 1; at >= 0 && tokens[next]?.type === "comma"; next += 1) commas.push(next);
  return commas;
};

/** Figures before the point, from the right; the first place takes all that are left. */
const filledLeft = (whole: string, tokens: Token[], isGrouped: boolean): string => {
  const first = tokens.findIndex(isDigit);
  let rest = whole;
  let count = 0;
  let text = "";
  const put = (figure: string) => {
    text = figure + (isGrouped && count > 0 && count % 3 === 0 ? "," : "") + text;
    count += 1;
  };
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.type === "digit") {
      if (rest) put(rest.at(-1) ?? "");
      else if (token.mark === "0") put("0");
      rest = rest.slice(0, -1);
      if (at === first) for (; rest; rest = rest.slice(0, -1)) put(rest.at(-1) ?? "");
    } else if (token) text = literalText(token) + text;
  }
  return text;
};

const filledRight = (part: string, tokens: Token[]): string => {
  let rest = part;
  let text = "";
  let after = "";
  let isOpen = true;
  for (const token of tokens) {
    if (token.type === "point" && isOpen) isOpen = false;
    else if (token.type === "digit") {
      text += after + (rest[0] ?? (token.mark === "0" ? "0" : ""));
      after = "";
      rest = rest.slice(1);
    } else after += literalText(token);
  }
  return (text && /^\d/.test(text) ? `.${text}` : text) + after;
};

export const literalText = (token: Token): string => {
  if (token.type === "literal" || token.type === "date") return token.text;
  return token.type === "percent" ? "%" : token.type === "slash" ? "/" : "";
};

const scientificText = (number: Decimal, tokens: Token[], at: number): string => {
  const mantissa = tokens.slice(0, at);
  const places = mantissa.slice(pointOf(mantissa)).filter(isDigit).length;
  const width = Math.max(1, mantissa.slice(0, pointOf(mantissa)).filter(isDigit).length);
  let power = isZero(number) ? 0 : magnitude(number) - 1;
  power = width > 1 ? Math.floor(power / width) * width : power;
  let value = rounded(shifted(number, -power), places);
  if (value.whole.length > width) {
    power += width;
    value = rounded(shifted(number, -power), places);
  }
  const sign =
    power < 0 ? "-" : tokens.some((token) => token.type === "exponent" && token.hasPlus) ? "+" : "";
  const exponent = tokens.slice(at + 1);
  const figures = filledLeft(String(Math.abs(power)), exponent, false);
  const before = filledLeft(value.whole, mantissa.slice(0, pointOf(mantissa)), false);
  return `${before || "0"}${filledRight(value.part, mantissa.slice(pointOf(mantissa)))}E${sign}${figures}`;
};

/** Figures before the point; negative for zeros behind it. */
const magnitude = ({ whole, part }: Decimal): number => whole.length || -(/^0*/.exec(part)?.[0].length ?? 0);
