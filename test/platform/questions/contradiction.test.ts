import { expect, it } from "vitest";
import { segmentsOf } from "#platform/models/builtin/segments/split-passages.ts";
import { askedBy, stancesOf } from "#platform/questions/contradiction/stance.ts";
import { passageOf } from "../../chat/passage.ts";

/** The stances of the parts of a passage to a question; undefined for a question that nothing can contradict. */
const stances = (question: string, text: string, titlePath: string[] = []) => {
  const asked = askedBy(question);
  const passage = passageOf(text, { titlePath });
  const read = asked && stancesOf(asked, [{ passage, segments: segmentsOf([passage]) }]);
  return read?.flat().map(({ stance }) => stance);
};

const table = (labels: string, ...rows: string[]) => {
  const names = labels.split(" | ");
  const said = rows.map((row) =>
    row
      .split(" | ")
      .map((cell, at) => `${names[at]}: ${cell}`)
      .join("; "),
  );
  return [labels, ...said].join("\n");
};

const soup = "Which soup is there on 5 March 2026?";

it.each([
  ["rows", soup, table("Day | Soup", "2026-03-05 | lentil", "06.03.2026 | leek"), ["holds", "contradicts"]],
  ["sentences", soup, "On 6 March there is leek soup. Soup is served at noon.", ["contradicts", "open"]],
  [
    "a row with a first and a last day",
    soup,
    table("From | To | Soup", "2026-03-01 | 2026-03-08 | leek"),
    ["holds"],
  ],
  [
    "a line with a date above",
    soup,
    "6 March 2026\n\nThe soup is leek with bread.",
    ["contradicts", "contradicts"],
  ],
  [
    "a row between two days of other kinds",
    soup,
    table("Ordered | Paid | Soup", "2026-03-01 | 2026-03-08 | leek"),
    ["open"],
  ],
  [
    "dates with strokes beside one that tells their order",
    "Which soup is there on 3 May 2026?",
    table("Day | Soup", "03/05/2026 | lentil", "05/03/2026 | leek", "13/05/2026 | pea"),
    ["holds", "contradicts", "contradicts"],
  ],
  [
    "articles",
    "What does article 4711 cost?",
    table("Article | Price", "4712 | 5 EUR", "4711 | 6 EUR"),
    ["contradicts", "holds"],
  ],
  [
    "codes",
    "Where is AB-1234?",
    table("Code | Hall", "AB 1234 | north", "AB-1235 | south"),
    ["holds", "contradicts"],
  ],
  [
    "numbered rooms",
    "What does room 12 cost?",
    "Room 14 costs 20 euros. Rooms 10 to 13 cost 9 euros.",
    ["contradicts", "holds"],
  ],
  ["quantities", "Can I borrow 12 items?", "You can borrow 10 items at a time.", ["open"]],
  [
    "people",
    "What is the salary of Ann Berg?",
    table("Name | Salary", "Ann Berg | 3100 EUR", "Ann Borg | 2900 EUR", "Berg, Ann | 3100 EUR"),
    ["holds", "contradicts", "holds"],
  ],
  [
    "a name that nothing has but with a slip",
    "What is the salary of Ann Berg?",
    table("Name | Salary", "Ann Borg | 2900 EUR", "Ann Miller | 9 EUR"),
    ["open", "contradicts"],
  ],
])("a question's date, number or name is told from others in %s", (_, question, text, expected) => {
  expect(stances(question, text)).toEqual(expected);
});

it("a heading has the date of what stands below it", () => {
  expect(stances(soup, "The soup is leek with bread.", ["Menu", "Friday, 6 March 2026"])).toEqual([
    "contradicts",
  ]);
  expect(stances(soup, "The soup is leek with bread.", ["Menu", "Updated: 6 March 2026"])).toEqual(["open"]);
});

it("a question without date, number and name is contradicted by nothing", () => {
  expect(stances("Which soup is there today?", "On 6 March there is leek soup.")).toBeUndefined();
});
