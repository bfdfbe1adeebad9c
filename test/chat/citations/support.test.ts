import { expect, it } from "vitest";
import { supportBy } from "#lambdas/chat/citations/support.ts";
import { numbersHeld, numbersIn } from "#platform/numbers/numbers.ts";
import { passageOf } from "../passage.ts";

const supports = (claim: string, ...texts: string[]) =>
  supportBy(texts.map((text) => passageOf(text)))(claim, 0);

it.each([
  ["You can keep books for up to four weeks", "Books may be kept for four weeks, films for one week."],
  ["You may keep books 4 weeks", "Books may be kept for four weeks."],
  ["It opens at 3 pm on weekdays", "On weekdays it opens at 15:00."],
  ["The fee is 1,200 euros", "A yearly fee of 1200 euros is due."],
  ["Die Gebühr für eine Mahnung beträgt 1,50 Euro", "A reminder is sent after a week and costs 1.50 euros."],
  ["提醒费用为1.50欧元", "A reminder costs 1.50 euros."],
  ["借书证的费用是10欧元", "借书证费用：每年10欧元。"],
  ["The Brandt Foundation pays", "Die Kosten trägt die Stiftung Brandt aus Bonn."],
  ["ค่าธรรมเนียมแจ้งเตือนคือ ๑.๕๐ ยูโร", "A reminder costs 1.50 euros."],
  ["会员人数约为一千二百万，即1200万", "El club tiene doce millones de socios, es decir, 12 millones."],
  ["Phí là 1.234,50 euro mỗi năm", "The yearly fee is 1,234.50 euros."],
  ["القاعة مفتوحة منذ ٧ تموز ١٩٦١", "The hall has been open since 7 July 1961."],
  ["自1961年7月起开放", "El salón está abierto desde julio de 1961."],
  ["هُدم المبنى في 1990", "The building was torn down in the 90s."],
  ["อาคารเปิดในปี 2543", "The house opened in 2000."],
  ["図書館は令和6年に開館した", "The library opened in 2024."],
  ["ระยะเวลาคืนคือ 30 วัน", "Helmets may be returned within thirty days."],
  ["Elle a gagné le 33e Super Bowl avec Denver", "Con Denver ganó la Super Bowl XXXIII."],
  ["Vitabu vinaweza kukaa kwako kwa wiki nne tu", "You may keep a book for four weeks and a film for one."],
  ["書可以借四週，請到櫃檯領取", "书可以借四周，请到前台领取。"],
])("%j is supported by %j", (claim, text) => {
  expect(supports(claim, text)).toBe(true);
});

it.each([
  ["You may keep books for five weeks or 35 days", "Books may be kept for four weeks."],
  ["The founder was a painter from Lisbon", "Books may be kept for four weeks."],
  ["Die Gebühr beträgt 2,50 Euro", "A reminder costs 1.50 euros."],
  ["停车费用是每小时五元", "借书证可以借四周，在前台领取。"],
  ["ค่าธรรมเนียมแจ้งเตือนคือ ๒.๕๐ ยูโร", "A reminder costs 1.50 euros."],
  ["自1963年起开放", "El salón está abierto desde el 7 de julio de 1961."],
  ["El plazo es de 45 días", "Helmets may be returned within thirty days."],
])("%j is not supported by %j", (claim, text) => {
  expect(supports(claim, text)).toBe(false);
});

const wages =
  "Siobhan is single and employed as a shop assistant, earning €24,960 per annum. She will gain €899 from the Budget.";

it.each([
  ["Siobhan earns €24,960 a year", wages],
  ["Her income is 24,960 euros yearly", wages],
  ["It was signed on 2026-06-03", "The contract was signed on 3 June 2026."],
  ["You have two weeks to send it back", "Items may be returned within 14 days."],
  ["Expect half an hour", "It takes 30 minutes."],
  ["The rate is €0.50", "The fine is 50 cents."],
  ["Il faut payer 60 € mensuels", "La cotisation est de 60 euros par mois."],
])("%j says the figure of %j in other words", (claim, text) => {
  expect(supports(claim, text, "Nothing about it.")).toBe(true);
});

it.each([
  ["Siobhan earns €25,960 a year", wages],
  ["Siobhan earns €24,960 a month", wages],
  ["Siobhan earns $24,960 a year", wages],
  ["Niamh earns €24,960 a year", wages],
  ["According to Niamh it was €24,960 a year", wages],
  ["It was signed on 2026-07-03", "The contract was signed on 3 June 2026."],
  ["The train leaves at 8 am", "The train leaves at 8 pm."],
  ["Parcels weigh 20 grams", "Parcels weigh 20 kg."],
  ["Sales were 3.2 million euros", "Sales were 3.2bn euros."],
])("%j is not what %j says", (claim, text) => {
  expect(supports(claim, text, "Nothing about it.")).toBe(false);
});

it("a mark with the right figure stays at the passage that has more of its words", () => {
  const texts = ["The gate closes after 45 minutes.", "Parking is free for 45 minutes."];
  const check = supportBy(texts.map((text) => passageOf(text)));
  const claim = "Nobody pays to leave a car for 45 min, parking included";
  expect([check(claim, 0), check(claim, 1)]).toEqual([false, true]);
});

it("a name in another language's answer is looked for in the passage that has it", () => {
  const texts = ["La ville natale de Tesla est Smiljan.", "Edison travaillait avec ses hommes à Menlo Park."];
  const check = supportBy(texts.map((text) => passageOf(text)));
  const claim = "The laboratory at Menlo Park was built by Edison and his men";
  expect([check(claim, 0), check(claim, 1)]).toEqual([false, true]);
});

it("a passage that was not given supports nothing", () => {
  expect(supportBy([])("Anything at all", 0)).toBe(false);
});

it.each([
  ["三百五十", 350],
  ["三亿五千万", 350_000_000],
  ["二〇一五", 2015],
  ["สองแสนสามหมื่น", 230_000],
  ["ba trăm nghìn", 300_000],
  ["hai mươi lăm năm", 25],
  ["fünfundzwanzig", 25],
  ["twenty-five", 25],
  ["five million", 5_000_000],
  ["XIX", 19],
])("%s is the number %i", (written, value) => {
  expect(numbersHeld(written)).toContain(String(value));
});

it("numbers are compared however they are written", () => {
  expect(numbersIn("1,50 and 1.5 and 1,200.00 and 1 200 and ٤٢ and 05")).toEqual([
    "1.5",
    "1.5",
    "1200",
    "1200",
    "42",
    "5",
  ]);
  expect([...numbersHeld("four weeks, doce meses, 三周, 2024-03-07")]).toEqual(
    expect.arrayContaining(["4", "12", "3", "2024", "7"]),
  );
  expect([...numbersHeld("三百五十页, สิบเก้าคน, hai mươi lăm năm, الثمانينات, 2001-02, 5.15亿")]).toEqual(
    expect.arrayContaining(["350", "19", "25", "80", "2002", "515000000"]),
  );
});
