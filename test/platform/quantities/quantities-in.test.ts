import { expect, it } from "vitest";
import { clockTimesIn } from "#platform/dates/clock-times.ts";
import { quantitiesIn } from "#platform/quantities/quantities-in.ts";
import { ratesIn } from "#platform/quantities/rates.ts";

/** The amounts of a text in each kind's own unit. */
const amounts = (text: string, language = "en") =>
  quantitiesIn(text, [language]).flatMap(({ values, units }) =>
    units.flatMap(({ kind, factor }) => values.map((value) => `${kind} ${Number(value) * factor}`)),
  );

it.each([
  ["en", "24 months", "two years", "months 24"],
  ["en", "90 minutes", "an hour and a half", "time 5400"],
  ["en", "30 minutes", "half an hour", "time 1800"],
  ["en", "14 working days", "two weeks", "time 1209600"],
  ["en", "2.5 kg", "2,500 grams", "mass 2500"],
  ["en", "1.7 litres", "1,700 ml", "volume 1.7"],
  ["en", "25%", "twenty-five per cent", "percent 25"],
  ["de", "zwei Jahren", "24 Monate", "months 24"],
  ["fr", "quatorze jours", "deux semaines", "time 1209600"],
  ["es", "una hora y media", "90 minutos", "time 5400"],
  ["zh", "两年", "24个月", "months 24"],
  ["ar", "شهران", "2 شهر", "months 2"],
  ["vi", "sáu tuần", "42 ngày", "time 3628800"],
  ["th", "2 สัปดาห์", "14 วัน", "time 1209600"],
])("in %s, %j and %j are the same amount", (language, one, other, amount) => {
  expect(amounts(one, language)).toContain(amount);
  expect(amounts(other, language)).toContain(amount);
});

it.each(["$5", "5 dollars", "USD 5", "5 US dollars", "us$ 5"])("%j may be in US dollars", (text) => {
  const [quantity] = quantitiesIn(text, ["en"]);
  expect(quantity?.units.some(({ currencies }) => currencies?.has("USD"))).toBe(true);
});

it.each([
  ["It grew in 1998 in Rome", "en"],
  ["公司成立于2004年", "zh"],
  ["อาคารเปิดในปี 1901 มี", "th"],
])("the number of %j has no unit", (text, language) => {
  expect(amounts(text, language)).toEqual([]);
});

it.each([
  ["9 am", [540]],
  ["09:00", [540]],
  ["7:30 p.m.", [1170]],
  ["14 h 30", [870]],
  ["18.45 Uhr", [1125]],
  ["下午5点半", [1050]],
  ["noon", [720]],
  ["half past nine", [570, 1290]],
])("%j is the time of day %j", (text, minutes) => {
  expect(clockTimesIn(text)[0]?.minutes).toEqual(minutes);
});

it("the first hour of a range of times is one too", () => {
  expect(clockTimesIn("von 9 bis 17 Uhr").flatMap(({ minutes }) => minutes)).toEqual([1020, 540, 1260]);
});

it.each([
  ["earning €24,960 per annum", "year"],
  ["€24,960 a year", "year"],
  ["the annual fee", "year"],
  ["60 € par mois", "month"],
  ["die Miete, monatlich", "month"],
  ["每年120欧元", "year"],
  ["22 pages per minute", "minute"],
])("%j is by the %s", (sentence, rate) => {
  expect([...ratesIn(sentence)]).toEqual([rate]);
});

it("a year that something lasts is no rate", () => {
  expect([...ratesIn("It lasted two years in that town")]).toEqual([]);
});
