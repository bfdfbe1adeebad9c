const currencyWords: Record<string, string> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  "₹": "INR",
  "₺": "TRY",
  zł: "PLN",
  pln: "PLN",
  us$: "USD",
  ...Object.fromEntries(
    "EUR USD GBP CHF SEK NOK DKK CZK HUF RON TRY JPY CNY INR AUD CAD NZD BRL MXN SGD HKD ZAR ILS AED SAR KRW"
      .split(" ")
      .map((code) => [code.toLowerCase(), code]),
  ),
};

/** A dollar sign is told by the country of the work. */
const dollars: Record<string, string> = { US: "USD", CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD" };

const units: Record<string, string[]> = {
  YEAR: [
    ..."year yearly annum annually annual pa jahr jährlich année annuel año anual anno ano jaar rok rocznie yıl".split(
      " ",
    ),
    "年",
    "سنويا",
  ],
  MONTH: [
    ..."month monthly monat monatlich mois mensuel mes mensual mese mês maand miesiąc miesięcznie ay".split(
      " ",
    ),
    "月",
    "شهريا",
  ],
  WEEK: "week weekly woche semaine semana settimana tydzień hafta".split(" "),
  DAY: "day daily tag jour día giorno dia dag dzień gün".split(" "),
  HOUR: [
    ..."hour hourly hr h stunde std heure hora ora uur godzina godz saat".split(" "),
    "時間",
    "小时",
    "时",
  ],
};
const unitOf = new Map(
  Object.entries(units).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

const beforeUnit = new Set(
  "a an per the pro par por al all je im der de op na gross brutto brut bruto".split(" "),
);
const betweenTwo = new Set(
  "to bis à au a al y und and fino tot do from von between entre da van od".split(" "),
);

const word = /\p{L}+\$?|[€£₹₺$]|\d[\d.,'’\u{a0}\u{202f}]*k?|[–—-]/giu;

/** The `baseSalary` of a text such as "34,000 to 40,000 euros a year"; undefined if it may mean anything else. */
export const payOf = (text: string, country: string): object | undefined => {
  const words =
    text
      .replaceAll(/(\d) (?=\d{3}(?!\d))/gu, "$1,")
      .toLowerCase()
      .match(word) ?? [];
  const figures = words.filter((one) => /^\d/u.test(one)).map(amountOf);
  const currencies = new Set(words.flatMap((one) => currencyIn(one, country)));
  const named = words.flatMap((one) => unitOf.get(one) ?? []);
  // French for a year, if it is no English article
  const periods = new Set(named.length === 0 && words.at(-1) === "an" ? ["YEAR"] : named);
  const isPlain = words.every(
    (one) =>
      /^\d/u.test(one) ||
      unitOf.has(one) ||
      currencyIn(one, country).length > 0 ||
      beforeUnit.has(one) ||
      (figures.length === 2 && (betweenTwo.has(one) || /^[–—-]$/u.test(one))),
  );
  const [least, most = least] = figures;
  const [currency] = currencies;
  const [unitText] = periods;
  const isClear = isPlain && figures.length <= 2 && currencies.size === 1 && periods.size === 1;
  if (!isClear || least === undefined || most === undefined || least > most) return undefined;
  const value = least === most ? { value: least } : { minValue: least, maxValue: most };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...value, unitText },
  };
};

const currencyIn = (one: string, country: string): string[] => {
  const code = one === "$" ? dollars[country] : currencyWords[one];
  return code ? [code] : [];
};

/** 34,000 and 34.000 are thousands, 15.50 is not; undefined for a figure that is neither. */
const amountOf = (figure: string): number | undefined => {
  const isThousands = figure.endsWith("k");
  const digits = figure.replace(/k$/u, "").replace(/[.,]$/u, "");
  const whole = /^\d{1,3}(?:[.,'’\u{a0}\u{202f}]\d{3})+$/u.test(digits)
    ? digits.replaceAll(/\D/gu, "")
    : digits;
  if (!/^\d+(?:[.,]\d{1,2})?$/u.test(whole)) return undefined;
  return Number(whole.replace(",", ".")) * (isThousands ? 1000 : 1);
};
