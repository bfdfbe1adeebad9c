import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { plainUnit } from "./plain-unit.ts";
import { cents, currencyCodes, moneyWords, others, sanctioned, type Unit } from "./unit.ts";

/** The names of units in a language, without diacritics of Arabic. */
export interface UnitNames {
  units: Map<string, Unit[]>;
  /** Names of two of a unit, such as the dual of Arabic. */
  pairs: Map<string, Unit[]>;
  /** Length of the longest name. */
  longest: number;
}

/** A number for each form that a name has in a language. */
const amountsIn = (locale: string): number[] => {
  const rules = new Intl.PluralRules(locale);
  const forms = new Map([1.5, 100, 11, 5, 3, 2, 1].map((amount) => [rules.select(amount), amount]));
  return [...forms.values()];
};

const read = new Map<string, UnitNames>();

/**
 * The names and signs of units and currencies in some languages and in English, with those that languages share. They are
 * read from Intl.NumberFormat (Unicode CLDR) on first use, which takes some 5 ms for a language.
 */
export const unitNamesIn = (languages: readonly (string | undefined)[]): UnitNames => {
  const own = [...new Set(languages.flatMap((language) => language ?? []))].toSorted();
  const known = read.get(own.join());
  if (known) return known;
  const names: UnitNames = { units: new Map(), pairs: new Map(), longest: 0 };
  for (const [kind, factor, words] of others)
    for (const word of words.split(" ")) add(names.units, word.replace("-", " "), { kind, factor });
  for (const word of cents.split(" ")) add(names.units, word, { kind: "money", factor: 0.01 });
  for (const [word, codes] of Object.entries(moneyWords)) addMoney(names, word, codes.split(" "));
  for (const locale of new Set(["en", ...own])) {
    const amounts = amountsIn(locale);
    addUnits(names, locale, amounts);
    addCurrencies(names, locale, amounts);
  }
  for (const name of names.units.keys()) names.longest = Math.max(names.longest, name.length);
  read.set(own.join(), names);
  return names;
};

const addUnits = ({ units, pairs }: UnitNames, locale: string, amounts: number[]) => {
  for (const [name, unit] of Object.entries(sanctioned))
    for (const unitDisplay of ["long", "short"] as const) {
      const format = new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay });
      for (const amount of amounts) {
        const parts = format.formatToParts(amount);
        const written = parts.filter(({ type }) => type === "unit").map(({ value }) => value);
        const isPair = amount === 2 && !parts.some(({ type }) => type === "integer");
        for (const one of written) {
          add(isPair ? pairs : units, one, unit);
          // "Seit zwei Jahren"
          if (locale === "de" && one.endsWith("e")) add(units, `${one}n`, unit);
        }
      }
    }
};

const addCurrencies = (names: UnitNames, locale: string, amounts: number[]) => {
  for (const currency of currencyCodes) {
    addMoney(names, currency, [currency]);
    for (const currencyDisplay of ["name", "narrowSymbol"] as const) {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
      for (const amount of currencyDisplay === "name" ? amounts : [1])
        for (const { type, value } of format.formatToParts(amount))
          if (type === "currency") for (const name of namesIn(value)) addMoney(names, name, [currency]);
    }
  }
};

/** People say "dollars" for Canadian dollars. */
const namesIn = (name: string): string[] => {
  const words = name.split(/\s/);
  return words.length === 1 ? words : [name, words[0] ?? "", words.at(-1) ?? ""].filter(isLong);
};

const isLong = (word: string): boolean => word.length > 3;

const addMoney = ({ units }: UnitNames, name: string, codes: string[]) => {
  const known = units.get(plainUnit(name))?.find(({ currencies }) => currencies);
  if (known) for (const code of codes) known.currencies?.add(code);
  else add(units, name, { kind: "money", factor: 1, currencies: new Set(codes) });
};

const add = (all: Map<string, Unit[]>, name: string, unit: Unit) => {
  const plain = plainUnit(name);
  // "in" is rarely an inch
  if (!plain || isStopWord(plain, "en")) return;
  const known = all.get(plain) ?? [];
  if (
    known.every(({ kind, factor, currencies }) => currencies || kind !== unit.kind || factor !== unit.factor)
  )
    all.set(plain, [...known, unit]);
};
