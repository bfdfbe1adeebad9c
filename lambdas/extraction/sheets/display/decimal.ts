/** A number by its figures, which a binary number cannot keep beyond 15. */
export interface Decimal {
  isNegative: boolean;
  /** Figures before the point, without leading zeros. */
  whole: string;
  /** Figures behind the point. */
  part: string;
}

const largestExponent = 400;
/** Significant figures that a spreadsheet keeps; those behind them are noise of binary fractions. */
const precision = 15;

/** A number's figures as its file writes them. An integer keeps all of them, a fraction those that are not noise. */
export const decimalOf = (text: string): Decimal | undefined => {
  const exact = parsed(text);
  if (!exact?.part) return exact;
  const significant = (exact.whole + exact.part).replace(/^0+/, "").length;
  if (significant <= precision || exact.whole.length > precision) return exact;
  return parsed(Number(text).toPrecision(precision));
};

const parsed = (text: string): Decimal | undefined => {
  const found = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(text);
  if (!found || !(found[2] || found[3])) return;
  const [, sign, whole = "", part = "", exponent = "0"] = found;
  const places = Number(exponent);
  if (Math.abs(places) > largestExponent) return;
  return shifted({ isNegative: sign === "-", whole, part }, places);
};

/** The number times ten to the power of `places`. */
export const shifted = ({ isNegative, whole, part }: Decimal, places: number): Decimal => {
  const figures =
    places < 0 ? whole.padStart(whole.length - places, "0") + part : whole + part.padEnd(places, "0");
  const point = figures.length - Math.max(0, part.length - places);
  return trimmed(isNegative, figures.slice(0, point), figures.slice(point));
};

/** Rounded to a number of places, halves away from zero, as spreadsheets do. */
export const rounded = ({ isNegative, whole, part }: Decimal, places: number): Decimal => {
  if (part.length <= places) return { isNegative, whole, part };
  const kept = BigInt(whole + part.slice(0, places) || "0");
  const figures = String((part[places] ?? "0") >= "5" ? kept + 1n : kept).padStart(places + 1, "0");
  return trimmed(
    isNegative,
    figures.slice(0, figures.length - places),
    figures.slice(figures.length - places),
  );
};

const trimmed = (isNegative: boolean, whole: string, part: string): Decimal => ({
  isNegative,
  whole: whole.replace(/^0+/, ""),
  part: part.replace(/0+$/, ""),
});

export const isZero = ({ whole, part }: Decimal): boolean => whole === "" && part === "";

/** Written with all its figures. */
export const plainText = ({ isNegative, whole, part }: Decimal): string =>
  `${isNegative && (whole || part) ? "-" : ""}${whole || "0"}${part && `.${part}`}`;
