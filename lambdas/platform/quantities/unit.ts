/** A unit of a kind such as "mass", with how many of the kind's own unit it is: grams, metres, seconds, months. */
export interface Unit {
  kind: string;
  factor: number;
  /** The currencies that its name may mean, such as all dollars. */
  currencies?: Set<string>;
}

/** The units that Intl.NumberFormat names in every language. Source: ECMA-402, table of sanctioned units. */
export const sanctioned: Record<string, Unit> = {
  year: { kind: "months", factor: 12 },
  month: { kind: "months", factor: 1 },
  week: { kind: "time", factor: 604_800 },
  day: { kind: "time", factor: 86_400 },
  hour: { kind: "time", factor: 3600 },
  minute: { kind: "time", factor: 60 },
  second: { kind: "time", factor: 1 },
  kilometer: { kind: "length", factor: 1000 },
  meter: { kind: "length", factor: 1 },
  centimeter: { kind: "length", factor: 0.01 },
  millimeter: { kind: "length", factor: 0.001 },
  mile: { kind: "length", factor: 1609.344 },
  yard: { kind: "length", factor: 0.9144 },
  foot: { kind: "length", factor: 0.3048 },
  inch: { kind: "length", factor: 0.0254 },
  kilogram: { kind: "mass", factor: 1000 },
  gram: { kind: "mass", factor: 1 },
  pound: { kind: "mass", factor: 453.592 },
  ounce: { kind: "mass", factor: 28.3495 },
  liter: { kind: "volume", factor: 1 },
  milliliter: { kind: "volume", factor: 0.001 },
  gallon: { kind: "volume", factor: 3.78541 },
  hectare: { kind: "area", factor: 10_000 },
  acre: { kind: "area", factor: 4046.86 },
  celsius: { kind: "celsius", factor: 1 },
  fahrenheit: { kind: "fahrenheit", factor: 1 },
  percent: { kind: "percent", factor: 1 },
  byte: { kind: "data", factor: 1 },
  kilobyte: { kind: "data", factor: 1e3 },
  megabyte: { kind: "data", factor: 1e6 },
  gigabyte: { kind: "data", factor: 1e9 },
  terabyte: { kind: "data", factor: 1e12 },
};

/** Others by their short forms, which most languages share, and names that Intl does not have. */
export const others: [kind: string, factor: number, names: string][] = [
  ["months", 3, "quarter quarters quartal quartale trimestre trimestres kwartaal 季度 ไตรมาส"],
  ["months", 120, "decade decades"],
  ["era", 1, "年代 世纪 世紀 世代 ศตวรรษ ทศวรรษ"],
  ["months", 12, "yr yrs y.o jährig ans année années 周年 周岁 岁 歲 세"],
  ["months", 1, "mth mths 个月 個月 か月 ヶ月"],
  ["time", 1_209_600, "fortnight fortnights"],
  ["time", 604_800, "周 週 个星期 個星期 星期"],
  ["time", 86_400, "日 jours"],
  ["time", 3600, "h hr hrs std 个小时 個小時 小时 小時 tiếng"],
  ["time", 60, "min mins"],
  ["time", 1, "s sec secs sek"],
  ["length", 1000, "km kms kilometre kilometres"],
  ["length", 1, "m metre metres meters"],
  ["length", 0.01, "cm centimetre centimetres"],
  ["length", 0.001, "mm millimetre millimetres"],
  ["mass", 1e6, "t tonne tonnes ton tons tonnen tonelada toneladas 吨 噸 ตัน tấn طن"],
  ["mass", 1000, "kg kgs kilo kilos kilogramme kilogrammes 公斤 千克 กก kilôgam كيلو كجم"],
  ["mass", 1, "g gr gramme grammes 克"],
  [
    "mass",
    0.001,
    "mg milligram milligrams milligramme milligrammes milligramm miligramo miligramos 毫克 มก มิลลิกรัม miligam ملغ ملغم",
  ],
  ["volume", 1, "l ltr litre litres 升 公升"],
  ["volume", 0.1, "dl"],
  ["volume", 0.01, "cl"],
  ["volume", 0.001, "ml millilitre millilitres 毫升"],
  ["area", 1, "m² m2 sqm"],
  ["celsius", 1, "°c ºc ℃ celsius degrees grad degrés grados gradi 度 องศา"],
  ["fahrenheit", 1, "°f ℉ fahrenheit degrees grad degrés grados gradi"],
  ["percent", 1, "% ٪ percent per-cent prozent procent pct 百分"],
  ["data", 1e6, "mb"],
  ["data", 1e9, "gb"],
  ["data", 1e12, "tb"],
  ["power", 1, "w watt watts"],
  ["power", 1e3, "kw kilowatt kilowatts"],
  ["power", 1e6, "mw megawatt megawatts"],
  ["power", 1e9, "gw gigawatt gigawatts"],
  ["energy", 1, "kwh"],
];

/** Hundredths of a currency that the text leaves open. */
export const cents = "cent cents ct centimes céntimos centimos pence p groszy 欧分 美分 สตางค์ xu سنت";

export const currencyCodes =
  "EUR USD GBP CHF JPY CNY INR KRW RUB UAH PLN CZK HUF SEK NOK DKK TRY BRL MXN ARS CLP COP ILS THB VND IDR RON BGN AUD CAD NZD SGD HKD TWD ZAR EGP SAR AED MAD NGN PHP".split(
    " ",
  );

/** Names of currencies in everyday words, which Intl does not have. */
export const moneyWords: Record<string, string> = {
  元: "CNY TWD HKD",
  块: "CNY",
  圆: "CNY JPY",
  円: "JPY",
  원: "KRW",
  us$: "USD",
  a$: "AUD",
  c$: "CAD",
  r$: "BRL",
  quid: "GBP",
  bucks: "USD",
  đồng: "VND",
  บาท: "THB",
  rs: "INR",
  zł: "PLN",
  kč: "CZK",
  kr: "SEK NOK DKK",
  koruna: "CZK",
  kronor: "SEK",
  kroner: "NOK DKK",
  franken: "CHF",
  rmb: "CNY",
  人民币: "CNY",
};
