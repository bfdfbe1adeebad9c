import { beforeAll, describe, expect, it } from "vitest";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const chatbotWith = async (name: string, lines: string[]): Promise<string> => {
  const { id } = await ann.chatbots.create({ name: `About ${name}`, use_case: "support" });
  await upload(ann, id, { name, type: "text/csv", bytes: lines.join("\n") });
  return id;
};

/** The answer, or its outcome if the documents do not tell. */
const ask = async (ragSystemId: string, query: string) => {
  const { answer, outcome } = await ann.chat.ask({ ragSystemId, query });
  return outcome === "answered" ? answer : outcome;
};

const words = "river harbour falcon lantern pebble meadow marble copper comet thistle anchor ember".split(
  " ",
);
const days = Array.from({ length: 120 }, (_, at) => new Date(Date.UTC(2026, 1, 1 + at)));
/** Two words and a number, which no other day has. */
const mottoOf = (day: Date) => {
  const at = days.indexOf(day);
  return `${words[at % 12]} ${words[(at * 5 + 3) % 12]} ${at}`;
};
const isoOf = (day: Date) => day.toISOString().slice(0, 10);
const missing = days.find((day) => isoOf(day) === "2026-03-17")!;
const asked = ["2026-02-14", "2026-03-18", "2026-04-25"].map(
  (iso) => days.find((day) => isoOf(day) === iso)!,
);

const written = (locale: string, month: "long" | "numeric") =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" });

describe("a table with a row for each day", () => {
  let table: string;
  beforeAll(async () => {
    const rows = days.filter((day) => day !== missing).map((day) => `${isoOf(day)},${mottoOf(day)}`);
    table = await chatbotWith("mottos.csv", ["Date,Motto", ...rows]);
  });

  it.each([
    ["ISO", (day: Date) => `What is the motto on ${isoOf(day)}?`],
    ["English", (day: Date) => `What is the motto on ${written("en-GB", "long").format(day)}?`],
    [
      "US English with strokes",
      (day: Date) => `What is the motto on ${written("en-US", "numeric").format(day)}?`,
    ],
    ["German", (day: Date) => `Wie lautet das Motto am ${written("de", "long").format(day)}?`],
    ["German with points", (day: Date) => `Wie lautet das Motto am ${written("de", "numeric").format(day)}?`],
  ])("answers from the day's own row, asked in %s, and refuses a day that it lacks", async (_, question) => {
    for (const day of asked)
      expect(await ask(table, question(day))).toBe(`${isoOf(day)}: Motto ${mottoOf(day)}. [1]`);
    expect(await ask(table, question(missing))).toBe("refused");
  });

  it("answers with both days where a date may mean either", async () => {
    const answer = await ask(table, "What is the motto on 3/4/2026?");
    expect(answer).toContain("2026-03-04: Motto");
    expect(answer).toContain("2026-04-03: Motto");
  });
});

it("a price is that of the article and of no other one", async () => {
  const table = await chatbotWith("articles.csv", ["Article,Price", '"4,710",5 EUR', '"4,712",7 EUR']);
  for (const number of ["4712", "4,712", "4.712", "4 712"])
    expect(await ask(table, `What is the price of article ${number}?`)).toContain("Price 7 EUR");
  expect(await ask(table, "What is the price of article 4711?")).toBe("refused");
});

it.each([
  ["Can I borrow 12 items?", "You may borrow 10 items at a time."],
  ["Is there a room for 30 people?", "The largest room holds 20 people."],
  ["Is room 12 for 30 people?", "Room 12 is for 20 people."],
  ["Can I return after 40 days?", "Returns are free for 30 days."],
  ["Puis-je emprunter 12 livres ?", "Vous pouvez emprunter 10 livres à la fois."],
  ["Czy mogę wypożyczyć 12 książek?", "Można wypożyczyć 10 książek naraz."],
])("%s is answered by a sentence with another quantity", async (question, sentence) => {
  const { id } = await ann.chatbots.create({ name: `About ${sentence}`, use_case: "support" });
  await upload(ann, id, { name: "rules.txt", type: "text/plain", bytes: `${sentence}\n\nBring your card.` });
  expect(await ask(id, question)).toBe(`${sentence} [1]`);
});

it("a price is that of the quantity in its row", async () => {
  const table = await chatbotWith("parking.csv", ["Duration,Price", "1 hour,2 EUR", "2 hours,4 EUR"]);
  expect(await ask(table, "What is the price for 2 hours?")).toBe("2 hours: Price 4 EUR. [1]");
  expect(await ask(table, "What is the price for 3 hours?")).toBe("refused");
});

it("a number finds its row in a table of another language", async () => {
  const table = await chatbotWith("items.csv", ["Item;Price", "4710;5 EUR", "4712;7 EUR"]);
  expect(await ask(table, "Was kostet Artikel 4712?")).toBe("4712: Price 7 EUR. [1]");
  for (const question of ["Was kostet Artikel 4711?", "Was kostet Reparatur 4712?"])
    expect(await ask(table, question)).toBe("refused");
});
