import { describe, expect, it } from "vitest";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { passage } from "../builtin-passage.ts";

const quotable = (text: string, question: string) =>
  segmentsOf([passage(text)], question).map((segment) => segment.text);

const saved = `Iwan Roberts
Roberts celebrating after scoring a goal
Personal information
Full name Iwan Wyn Roberts
Date of birth 26 June 1968
Place of birth Bangor, Wales
Height 6 ft 3 in (1.91 m)
Senior career*
Years Team Apps (Gls)
1990–1993 Huddersfield Town 142 (50)
1997–2004 Norwich City 278 (84)
Toggle the table of contents
Iwan Roberts
Iwan Wyn Roberts is a Welsh former professional footballer.`;

const rows = `Harbour Ltd
Company type | Public
Industry | Information technology
Founded | April 4, 1975 in Albuquerque
Founders | Bill Gates; Paul Allen
Headquarters | One Harbour Way, Redmond
Number of employees | 221,000 (2023)

Harbour Ltd is a company for lamps.`;

describe("an infobox", () => {
  it.each([
    [
      saved,
      "Who won the world cup in 1998?",
      ["Iwan Wyn Roberts is a Welsh former professional footballer."],
    ],
    [
      saved,
      "When did Roberts join Norwich?",
      ["Iwan Wyn Roberts is a Welsh former professional footballer."],
    ],
    [rows, "Who is the president of France?", ["Harbour Ltd is a company for lamps."]],
  ])("is not quoted %#", (text, question, sentences) => {
    expect(quotable(text, question)).toEqual(sentences);
  });

  it.each([
    [saved, "When was Roberts born?", "Date of birth: 26 June 1968."],
    [saved, "How tall is Roberts?", "Height: 6 ft 3 in (1.91 m)."],
    [rows, "When was Harbour Ltd founded?", "Founded: April 4, 1975 in Albuquerque."],
    [rows, "Where are the headquarters?", "Headquarters: One Harbour Way, Redmond."],
    [rows, "How many employees does it have?", "Number of employees: 221,000 (2023)."],
    [
      "Sitz | Bremen\nGründung | 1902\nMitarbeiterzahl | 50\nBranche | Lampen",
      "Wann wurde die Firma gegründet?",
      "Gründung: 1902.",
    ],
    [
      "Fondation : 1902\nSiège social : Brest\nEffectif : 50\nPays : France",
      "Quand la société a-t-elle été fondée ?",
      "Fondation: 1902.",
    ],
    [
      "Nacimiento 26 de junio de 1968\nNacionalidad Española\nAltura 1,91 m\nPosición Delantero",
      "¿Cuándo nació?",
      "Nacimiento: 26 de junio de 1968.",
    ],
    [
      "Родился | 26 июня 1968\nГражданство | Россия\nРост | 191 см",
      "Когда он родился?",
      "Родился: 26 июня 1968.",
    ],
    [
      "生年月日 | 1968年6月26日\n国籍 | 日本\n身長 | 191 cm",
      "生年月日はいつですか",
      "生年月日: 1968年6月26日。",
    ],
    ["成立时间 | 1902年\n总部 | 上海\n员工人数 | 50", "公司什么时候成立？", "成立时间: 1902年。"],
  ])("answers with the one row that is asked for %#", (text, question, row) => {
    expect(quotable(text, question)[0]).toBe(row);
    expect(quotable(text, question).filter((one) => /: /.test(one))).toEqual([row]);
  });
});

it.each([
  ["Adult | 8 €\nChild | 4 €\nFamily | 20 €\nGroup | 60 €", 4],
  ["Monday | 9 to 5\nTuesday | 9 to 5\nSunday | closed", 3],
  ["Weight: 2 kg\nVoltage: 230 V\nColour: white", 3],
])("a table of another kind keeps all its rows %#", (text, rows) => {
  expect(quotable(text, "Who won the world cup?")).toHaveLength(rows);
});
