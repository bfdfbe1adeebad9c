import { describe, expect, it } from "vitest";
import { languageFor, languageOf, languagesFor } from "#platform/search/analysis/languages.ts";
import { tokenise } from "#platform/search/analysis/tokenise.ts";
import { analyseQuestion, questionTerms } from "#platform/search/analysis.ts";

describe("the language of a text", () => {
  it.each([
    ["en", "What are the opening hours of the reading room?"],
    ["es", "¿Cuánto cuesta el carné de la biblioteca?"],
    ["fr", "Quels sont les horaires d'ouverture de la salle ?"],
    ["de", "Welche Gebühren fallen für die Karte an?"],
    ["it", "Quali sono gli orari della sala di lettura?"],
    ["pt", "Quais são os horários da sala de leitura?"],
    ["nl", "Hoeveel boeken mag ik van de bibliotheek lenen?"],
    ["ro", "Câte cărți pot împrumuta din bibliotecă?"],
    ["tr", "Kaç kitap ödünç alabilirim ve ne kadar sürer?"],
    ["vi", "Tôi có thể mượn bao nhiêu sách?"],
    ["el", "Πόσα βιβλία μπορώ να δανειστώ από τη βιβλιοθήκη;"],
    ["ru", "Сколько книг можно взять в библиотеке?"],
    ["uk", "Скільки книг можна взяти у бібліотеці?"],
    ["hi", "मैं कितनी किताबें उधार ले सकता हूँ?"],
    ["ar", "كم عدد الكتب التي يمكن استعارتها من المكتبة؟"],
  ])("is told to be %s", (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each([
    "Те же правила действуют для детей, след которых потерян.",
    "Куинси Джонс родился в Чикаго и вырос там.",
    "Часы работы",
    "Взрослые платят десять евро",
    "Объявление о подъезде и съёмке",
    "Завтрак, обед, ужин",
    "Е. Иванов и С. Петров",
    "Скидка студентам",
    "Возьмите паспорт и приходите до пятницы",
    "Те книги, если потеряны, оплачиваются по цене магазина",
  ])("is Russian where its letters or words say so: %s", (text) => {
    expect(languageFor(text)).toBe("ru");
  });

  it.each([
    "Колко струва картата за библиотеката?",
    "Градът е голям",
    "Пътят е затворен",
    "Българският език",
    "Входът е безплатен за деца",
    "Цената на билета е пет лева",
    "Първи етаж",
    "Учителят и ученикът",
    "Всички читатели получават карта",
    "Мога ли да взема книга вкъщи?",
    "Трябва ли предварително записване?",
  ])("is Bulgarian where its letters or words say so: %s", (text) => {
    expect(languageFor(text)).toBe("bg");
  });

  it.each(["Об'єднання громадян", "Читальний зал відкрито щодня", "Їжа"])(
    "is Ukrainian where its letters say so: %s",
    (text) => {
      expect(languageFor(text)).toBe("uk");
    },
  );

  it("is not guessed from names and numbers alone", () => {
    expect(languageOf("Reliance Industries 2022")).toBeUndefined();
  });

  it.each(["What's in Plus?", "What\u2019s on the menu?", "Who's on duty?"])(
    "of %j is English, whose contractions are read",
    (text) => {
      expect(languageOf(text)).toBe("en");
    },
  );

  it("is that of its neighbours where it does not tell itself", () => {
    const texts = [
      "Los libros se prestan por cuatro semanas.",
      "Sala 4 | 30 euros",
      "El carné es gratis para todos.",
    ];
    expect(languagesFor(texts)).toEqual(["es", "es", "es"]);
  });
});

describe("the tokens of a text", () => {
  it.each([
    ["es", "bibliotecas", "biblioteca"],
    ["de", "Gebühren", "Gebühr"],
    ["fr", "ouvertures", "ouverture"],
    ["ru", "книгами", "книга"],
    ["ar", "المكتبات", "مكتبة"],
    ["en", "renewals", "renewal"],
  ] as const)("bring the forms of a word in %s together", (language, one, other) => {
    expect(tokenise(one, language)).toEqual(tokenise(other, language));
  });

  it("do not depend on diacritics", () => {
    expect(tokenise("carné gratuíto", "es")).toEqual(tokenise("carne gratuito", "es"));
  });

  it("keep codes whole and in parts, and numbers as they are meant", () => {
    expect(tokenise("ISO-9001 costs 1,200.00", "en")).toEqual(["iso9001", "iso", "9001", "cost", "1200"]);
  });

  it("are ideographs alone and in pairs", () => {
    expect(tokenise("图书馆", undefined)).toEqual(["图", "图书", "书", "书馆", "馆"]);
  });
});

describe("what a question is looked for by", () => {
  it("leaves out what every question has", () => {
    expect(analyseQuestion("How long may I keep the books?").sort()).toEqual(["book", "keep", "mai"]);
  });

  it("stands for every language that a few bare words may be in", () => {
    const [library] = questionTerms("bibliotecas");
    expect(library).toContain(tokenise("biblioteca", "es")[0]);
    expect(library).toContain(tokenise("biblioteca", "it")[0]);
  });
});
