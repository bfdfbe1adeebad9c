import { describe, expect, it } from "vitest";
import { sentencesOf } from "#platform/models/builtin/segments/sentences.ts";
import { answered } from "./builtin-passage.ts";

describe("a paragraph is cut where its sentences end", () => {
  it.each([
    ["The archive is run by Dr. A. Berg. It opened in May.", 2],
    ["It costs approx. 3.50 euros. See Art. 3 and No. 5 of the rules. Ask J. K. Holm.", 3],
    ["Ermäßigt sind z. B. Schüler. Erbaut im 19. Jahrhundert. Geschlossen am 24. Dezember.", 3],
    ["Ouvert de 10 h à 18 h. Elle est fermée le lundi. Demandez Mme. Vautrin.", 3],
    ["Построен в 1912 г. Архитектор Иван Лавров. Завтрак 600 руб. с человека.", 3],
    ["Ποιοι έχουν έκπτωση; Οι φοιτητές.", 2],
    ["रविवार को बंद है। सोमवार को खुला है।", 2],
    ["هل يفتح يوم الجمعة؟ لا يفتح.", 2],
    ["图书馆周一闭馆。周二开放！几点？", 3],
    ["He said “Come in.” Then he left (at 5 p.m. sharp).", 2],
  ])("%s", (paragraph, count) => {
    expect(sentencesOf(paragraph)).toHaveLength(count);
  });
});

it.each([
  [
    "Wann ist das Bad am Wochenende offen?",
    "Hunde sind verboten. Das Bad ist am Wochenende von 9 bis 19 Uhr geöffnet.",
    "von 9 bis 19 Uhr",
  ],
  [
    "Combien coûte l'inscription ?",
    "L'inscription se fait à l'accueil. L'inscription coûte 12 € par an.",
    "coûte 12 €",
  ],
  [
    "¿Por qué está cerrada la piscina?",
    "La piscina tiene seis calles. La piscina está cerrada debido a una avería.",
    "debido a una avería",
  ],
  [
    "Chi dirige il museo?",
    "Il museo è aperto di sera. Il sig. Rossi dirige il museo dal 2011.",
    "Il sig. Rossi dirige",
  ],
  ["Почему закрыт бассейн?", "Бассейн находится во дворе. Бассейн закрыт из-за ремонта.", "из-за ремонта"],
  [
    "Kitaplar kaç gün ödünç verilir?",
    "Kitaplar raflarda durur. Kitaplar 15 gün süreyle ödünç verilir.",
    "15 gün",
  ],
  [
    "Phí khám lần đầu bao nhiêu?",
    "Phòng khám nằm ở quận 1. Phí khám lần đầu là 250.000 đồng.",
    "250.000 đồng",
  ],
  ["पुस्तकालय की स्थापना कब हुई?", "रविवार को पुस्तकालय बंद रहता है। पुस्तकालय की स्थापना 1975 में हुई थी।", "1975"],
  ["Πόσο διαρκούν τα μαθήματα;", "Τα μαθήματα γίνονται εδώ. Τα μαθήματα διαρκούν 45 λεπτά.", "45 λεπτά"],
  ["Cât durează turul?", "Turul pornește de aici. Turul durează o oră.", "o oră"],
  ["自习室在几楼？", "押金为100元。自习室在三楼。", "自习室在三楼。"],
  ["ห้องประชุมอยู่ชั้นไหน", "ห้องสมุดปิดทุกวันจันทร์และวันหยุดนักขัตฤกษ์ ห้องประชุมอยู่ที่ชั้น 3 และต้องจองล่วงหน้า", "ชั้น 3"],
  ["متى تأسست المكتبة؟", "تقع المكتبة في المدينة. تأسست المكتبة عام 1962.", "1962"],
])("%s", (question, text, expected) => {
  expect(answered(question, text)).toContain(expected);
});

it("a Thai answer goes on in the next clause, because spaces do not end sentences", () => {
  const text =
    "สระว่ายน้ำปิดทุกวันจันทร์เพื่อทำความสะอาดและตรวจคุณภาพน้ำก่อนเปิดใหม่ " +
    "ห้องสมุดริมแม่น้ำก่อตั้งขึ้นเมื่อหลายสิบปีก่อนด้วยเงินบริจาคจากหลายครอบครัว " +
    "นายสมชายซึ่งเคยสอนอยู่ในโรงเรียนใกล้เคียงเป็นผู้ดูแลคนแรกและทำงานอยู่นานยี่สิบปี";
  const answer = answered("ใครคือผู้ก่อตั้งห้องสมุด", text);
  expect(answer).toContain("นายสมชาย");
  expect(answer).not.toContain("สระว่ายน้ำ");
});
