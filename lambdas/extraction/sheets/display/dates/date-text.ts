import type { Pieces, Token } from "../tokens.ts";
import { type DatePlan, planOf } from "./date-plan.ts";
import { eraName, eraYear, hasEras, monthName, weekdayName } from "./names.ts";
import { type DateParts, isoDate, isoText, partsOf, timeText, twoDigits } from "./serial.ts";

/** A date number in a section of a format; ISO where the section leaves open how. Undefined for what is no date. */
export const dateText = (serial: number, pieces: Pieces, is1904: boolean): string | undefined => {
  const plan = planOf(pieces);
  if (serial < 0) {
    const positive = plan.isTime ? dateText(-serial, pieces, is1904) : undefined;
    return positive ? `-${positive}` : isoText(serial, is1904);
  }
  const parts = partsOf(serial, is1904, plan.fraction);
  if (!parts) return;
  if (plan.locale.system === "date") return isoDate(parts);
  if (plan.locale.system === "time") return timeText(parts.seconds);
  return plan.isClear ? written(plan, parts) : isoText(serial, is1904);
};

const written = (plan: DatePlan, parts: DateParts): string => {
  let text = "";
  let before = "";
  for (const token of plan.tokens) {
    const isFraction =
      before === "s" && plan.fraction > 0 && (token.type === "point" || token.type === "comma");
    text += isFraction ? fractionText(parts.seconds, plan.fraction) : tokenText(token, plan, parts);
    before = "letter" in token ? token.letter : "";
  }
  return text;
};

const fractionText = (seconds: number, places: number) =>
  `.${String(Math.round((seconds % 1) * 10 ** places)).padStart(places, "0")}`;

const tokenText = (token: Token, plan: DatePlan, parts: DateParts): string => {
  if (token.type === "literal") return token.text;
  if (token.type === "date") return field(token, plan, parts);
  if (token.type === "half-day") return token.names[parts.seconds < 43_200 ? 0 : 1];
  if (token.type === "elapsed") return elapsed(token, parts);
  return { point: ".", comma: ",", slash: "/", percent: "%" }[token.type as string] ?? "";
};

const elapsed = ({ letter, length }: { letter: string; length: number }, { total }: DateParts): string => {
  const unit = { h: 3600, m: 60 }[letter] ?? 1;
  return String(Math.floor(total / unit)).padStart(length, "0");
};

const field = (token: { letter: string; length: number }, plan: DatePlan, parts: DateParts): string => {
  const { letter, length } = token;
  const { language, calendar } = plan.locale;
  const padded = (number: number) => String(number).padStart(Math.min(2, length), "0");
  if (letter === "h") {
    const hour = Math.floor(parts.seconds / 3600);
    return padded(plan.is12 ? ((hour + 11) % 12) + 1 : hour);
  }
  if (letter === "m") return padded(Math.floor(parts.seconds / 60) % 60);
  if (letter === "s") return padded(Math.floor(parts.seconds) % 60);
  if (letter === "d" && length < 3) return padded(parts.day);
  if (letter === "d" || letter === "a") return weekdayName(parts, language, length === 3 ? "short" : "long");
  if (letter === "M" && length < 3) return padded(parts.month);
  if (letter === "M") {
    if (length === 5) return monthName(parts, language, "narrow", false);
    return monthName(parts, language, length === 3 ? "short" : "long", plan.hasDay);
  }
  if (letter === "g") {
    const name = eraName(parts, language, length === 1 ? "narrow" : "long");
    return length === 2 ? name.slice(0, 1) : name;
  }
  if (letter === "e" && hasEras(language)) return padded(eraYear(parts, language));
  const year = parts.year + (letter === "b" || calendar === "buddhist" ? 543 : 0);
  return letter !== "e" && length < 3 ? twoDigits(year % 100) : String(year).padStart(4, "0");
};
