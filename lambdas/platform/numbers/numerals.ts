import { isAscii } from "#platform/search/analysis/fold.ts";

/** The numerals of a language that writes numbers as digits and powers of ten, such as 三百五十. */
interface Numerals {
  digits: Record<string, number>;
  powers: Record<string, number>;
  /** The powers that multiply everything before them since the last such power. */
  groups: number[];
  run: RegExp;
}

const numeralsOf = (
  digits: string,
  powers: [string, number][],
  { groups, between = "" }: { groups: number[]; between?: string },
): Numerals => {
  const values: Record<string, number> = {};
  for (const [value, words] of digits.split(" ").entries())
    for (const word of words.split("/")) values[word] = value;
  const all = [...Object.keys(values), ...powers.map(([word]) => word)].toSorted(
    (a, b) => b.length - a.length,
  );
  const word = `(?:${all.join("|")})`;
  return {
    digits: values,
    powers: Object.fromEntries(powers),
    groups,
    run: new RegExp(`${word}(?:${between}${word})*`, "gu"),
  };
};

const han = numeralsOf(
  "〇/零 一 二/两/兩 三 四 五 六 七 八 九",
  Object.entries({ 十: 1, 百: 2, 千: 3, 万: 4, 萬: 4, 亿: 8, 億: 8 }),
  { groups: [4, 8] },
);
const thai = numeralsOf(
  "ศูนย์ หนึ่ง/เอ็ด สอง/ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า",
  Object.entries({ สิบ: 1, ร้อย: 2, พัน: 3, หมื่น: 4, แสน: 5, ล้าน: 6 }),
  { groups: [6] },
);
const vietnamese = numeralsOf(
  "không một/mốt hai ba bốn/tư năm/lăm sáu bảy tám chín",
  Object.entries({ mười: 1, mươi: 1, trăm: 2, nghìn: 3, ngàn: 3, triệu: 6, tỷ: 9 }),
  { groups: [3, 6, 9], between: "\\s" },
);

/** "Can" and "chair", which begin like three and nine. */
const thaiHomographs = /สามารถ|เก้าอี้/g;

/** The powers of ten that follow figures in Chinese, Japanese and Thai without a space, such as 500万. */
export const attachedPowers: Record<string, number> = { ...han.powers, ...thai.powers, 만: 4, 억: 8 };

/** The numbers that a Chinese, Japanese, Thai or Vietnamese text has in numerals, such as 三百五十 or สิบเก้า. */
export const numeralsIn = (text: string): number[] => numeralRunsIn(text).map(({ value }) => value);

/** The same with their places. */
export const numeralRunsIn = (text: string): { start: number; end: number; value: number }[] => {
  if (isAscii(text)) return [];
  const lower = text.toLowerCase().replace(thaiHomographs, (word) => " ".repeat(word.length));
  return [han, thai, vietnamese].flatMap((numerals) =>
    [...lower.matchAll(numerals.run)].flatMap(({ 0: run, index: start }) =>
      run in numerals.powers && run !== "十"
        ? []
        : { start, end: start + run.length, value: sumOf(run, numerals) },
    ),
  );
};

/** Adds up "digits × power" within each part that 万, 亿 or ล้าน multiplies. */
const sumOf = (run: string, { digits, powers, groups }: Numerals): number => {
  const names = [...Object.keys(digits), ...Object.keys(powers)].toSorted((a, b) => b.length - a.length);
  const parts = run.match(new RegExp(names.join("|"), "gu")) ?? [];
  let total = 0;
  let part = 0;
  let digit: number | undefined;
  for (const name of parts) {
    const power = powers[name];
    if (power === undefined) digit = inPlaces(digit, digits[name] ?? 0, run);
    else if (groups.includes(power)) {
      const group = part + (digit ?? 0);
      total = group === 0 ? (total || 1) * 10 ** power : total + group * 10 ** power;
      part = 0;
      digit = undefined;
    } else {
      part += (digit ?? 1) * 10 ** power;
      digit = undefined;
    }
  }
  return total + part + (digit ?? 0);
};

/** Chinese digits without a power are in places, as in 二〇一五; in Vietnamese "five" after a number is the word for "year". */
const inPlaces = (before: number | undefined, digit: number, run: string): number => {
  if (before === undefined) return digit;
  return /^\p{sc=Han}/u.test(run) ? before * 10 + digit : before;
};
