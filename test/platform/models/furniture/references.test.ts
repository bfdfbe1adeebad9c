import { describe, expect, it } from "vitest";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { answered, passage } from "../builtin-passage.ts";

const quotable = (text: string, titlePath: string[] = [], question = "When did Roberts join Norwich?") =>
  segmentsOf([passage(text, { titlePath })], question).map((segment) => segment.text);

const joined = "Roberts joined Norwich in July 1997 for a fee of £850,000.";

describe("a list of references is not quoted", () => {
  it.each([
    [
      "of a page saved as text",
      `37. Roberts, Iwan (10 May 2005). "Roberts leaves Norwich" (https:// www.indepen dent.co.uk/a-490141.html). The Independent. Retrieved 23 December 2008.\n38. Roberts 2004, p. 52`,
    ],
    ["with carets", `1. ^ a b "Roberts joins Norwich". BBC Sport. July 1997.\n2. ^ Foster 2015, p. 198`],
    [
      "with numbers in brackets",
      `[1] J. Roberts and P. Norwich. Joining lists. In Proc. of EDA, pp. 81–95, 2010.\n\n[2] M. Golfarelli. Handling workloads. In DaWaK, pp. 212–223, 2003.`,
    ],
    ["in German", `Iwan Roberts: Norwich. In: Der Spiegel. 3. Mai 2005, abgerufen am 7. Juni 2006.`],
    ["in French", `« Roberts à Norwich », L'Équipe, 3 mai 2005 (consulté le 7 juin 2006).`],
    ["in Spanish", `«Roberts en Norwich». El País. 3 de mayo de 2005. Consultado el 7 de junio de 2006.`],
    ["in Italian", `Roberts al Norwich, su repubblica.it, 3 maggio 2005. URL consultato il 7 giugno 2006.`],
    ["in Polish", `Roberts w Norwich. Gazeta, 2005. [dostęp 2006-06-07].`],
    ["in Russian", `Робертс в Норвиче. Спорт (3 мая 2005). Дата обращения: 7 июня 2006.`],
    ["in Turkish", `"Roberts Norwich'te". Milliyet. 3 Mayıs 2005. Erişim tarihi: 7 Haziran 2006.`],
    ["in Vietnamese", `“Roberts đến Norwich”. Tuổi Trẻ. 2005. Truy cập ngày 7 tháng 6 năm 2006.`],
    ["in Chinese", `罗伯茨加盟诺里奇. 体育报. 2005-05-03 [2006-06-07]. 原始内容存档于2006-07-01.`],
    ["in Japanese", `「ロバーツがノリッジへ」『スポーツ』2005年5月3日。2006年6月7日閲覧。`],
    ["in Hindi", `"रॉबर्ट्स नॉर्विच में". 3 मई 2005. अभिगमन तिथि 7 जून 2006.`],
  ])("%s", (_, list) => {
    expect(quotable(list)).toEqual([]);
    expect(answered("When did Roberts join Norwich?", `${joined}\n\n${list}`)).toBe(`${joined} [1]`);
  });

  it.each([
    ["References", "Miller, J. (2012). The lamp of Norwich. Harbour Press."],
    ["7. Bibliography", "Miller, J. (2012). The lamp of Norwich. Harbour Press."],
    ["Literaturverzeichnis", "Müller, J. (2012): Die Lampe. Hamburg: Hafen Verlag."],
    ["Bibliographie", "Aligon, J., P. Marcel, et E. Negre (2010). Résumé. In EDA, pp. 81–95."],
    ["Bibliografía", "García, M. (2012). La lámpara. Madrid: Editorial Puerto."],
    ["Список литературы", "Иванов И. И. Лампа. — М.: Издательство Порт, 2012. — С. 12—15."],
    ["Kaynakça", "Yılmaz, A. (2012). Lamba. İstanbul: Liman, s. 12."],
    ["参考文献", "王小明 (2012). 灯. 海港出版社."],
  ])("below the heading %s", (heading, entry) => {
    expect(quotable(`${heading}\n\n${entry}`, ["Lamps", heading])).toEqual([]);
    expect(quotable(`${heading}\n\n${entry}`)).toEqual([]);
  });

  it("unless the question asks for a source", () => {
    const list = "1. Miller, J. (2012). The lamp of Norwich. Harbour Press. ISBN 0-7472-7895-4.";
    expect(quotable(list, ["References"], "Which sources does it cite?")).toHaveLength(1);
    expect(quotable(list, ["References"], "How many books may I borrow?")).toEqual([]);
  });
});

describe("content that looks like references stays", () => {
  it.each([
    ["Publications", "MacIver, M.B., Roth, S.H. (1987) Burst firing in vitro. Br. J. Anaesth 59:369-78."],
    ["References", "Maria Jansen, Head of Sales at Harbour Ltd, maria@harbour.example, +31 20 555 01 02."],
    ["References", "References are available on request."],
    ["Notes", "All prices include VAT and are valid in 2026."],
    ["Sources", "The river has its sources in the hills north of the town."],
    ["Books", "The Road Ahead, ISBN 0-7472-7895-4, costs 12 €."],
    ["Data", "The measurements are available at https://doi.org/10.5061/dryad.1234."],
    ["History", "The body was retrieved on 3 May 2005 from the river."],
    ["Method", "As Miller (2012) has shown, the lamp is brighter than it was in 1998."],
  ])("below %s: %s", (heading, sentence) => {
    expect(quotable(sentence, ["Page", heading]).join(" ")).toContain(sentence.slice(-20, -1));
  });
});

it.each([
  ["He signed in July 1997.[9] He left in 2004.[10][a]", ["He signed in July 1997.", "He left in 2004."]],
  ["[31] At half time they were behind.[32]", ["At half time they were behind."]],
  ["Allen resigned[14]: 232 in 1983.[26] He was ill.", ["Allen resigned in 1983.", "He was ill."]],
  ["Set items[0] to 4.", ["Set items[0] to 4."]],
])("marks of notes are no part of a sentence: %s", (text, sentences) => {
  expect(quotable(text)).toEqual(sentences);
});
