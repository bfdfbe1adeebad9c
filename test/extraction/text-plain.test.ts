import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";

const shapes = async (text: string) =>
  (await read(utf8(text), "a.txt")).blocks.map(({ type, text: words }) => [type, words]);

describe("plain text", () => {
  it("lines wrapped by hand run on, those of an address do not", async () => {
    expect(
      await shapes(
        "The library lends books, films and games to everyone who lives in\nthe town, and to all who work or study here, for as long as they\nneed them.\n\nTown library\nMarket square 1\n12345 Exampletown",
      ),
    ).toEqual([
      [
        "paragraph",
        "The library lends books, films and games to everyone who lives in the town, and to all who work or study here, for as long as they need them.",
      ],
      ["paragraph", "Town library\nMarket square 1\n12345 Exampletown"],
    ]);
  });

  it("underlined, numbered and lone short lines are headings", async () => {
    const body =
      "Books are lent for 28 days and films for 7 days, and both can be renewed twice by telephone.";
    expect(
      (await shapes(`Rules\n=====\n\n1.2 Loans\n${body}\n\nOpening hours\n\n${body}`)).map(([type]) => type),
    ).toEqual(["heading", "heading", "paragraph", "heading", "paragraph"]);
  });

  it("titles directly above their text are headings where several parts have one", async () => {
    const parts = [
      "Pets\nSmall dogs are welcome for 12 euros a night.",
      "Parking and charging\nThe car park behind the house is free of charge for guests.\nA charging point is there.",
      "Arrival\nMonday to Friday from 15:00, on Saturdays and Sundays from 16:00 on",
    ];
    const typesOf = async (text: string) => (await shapes(text)).map(([type]) => type);
    const [heading, paragraph] = ["heading", "paragraph"];
    expect(await typesOf(parts.join("\n\n"))).toEqual([
      heading,
      paragraph,
      heading,
      paragraph,
      heading,
      paragraph,
    ]);
    expect(await shapes(parts.join("\n\n"))).toContainEqual(["heading", "Parking and charging"]);
    expect(await typesOf(parts.slice(1).join("\n\n"))).not.toContain(heading);
  });

  it.each([
    ["addresses", "Town library\nMarket square 1\n12345 Exampletown"],
    ["verses", "The tide goes out\nand leaves the sand\nas it was found"],
    ["wrapped sentences", "The library lends books, films and\nGames to all who live in the town."],
    ["a greeting", "Dear members,\nThe boat house is closed for the whole of August this year."],
  ])("no title is made of the first lines of %s", async (_, part) => {
    const types = (await shapes([part, part, part].join("\n\n"))).map(([type]) => type);
    expect(types).toEqual(["paragraph", "paragraph", "paragraph"]);
  });

  it("items of a list are whole, columns and frames are tables", async () => {
    expect(
      await shapes(
        "* first\n  goes on\n* second\n\nService   Price\nCard      12.00\nCopy       0.10\n\n+---+---+\n| A | B |\n+---+---+\n| 1 | 2 |\n+---+---+",
      ),
    ).toEqual([
      ["list-item", "- first goes on"],
      ["list-item", "- second"],
      ["table-row", "Service | Price"],
      ["table-row", "Card | 12.00"],
      ["table-row", "Copy | 0.10"],
      ["table-row", "A | B"],
      ["table-row", "1 | 2"],
    ]);
  });

  it("a mail's head, subtitles and pages are understood", async () => {
    expect(await shapes("From: ann@example.org\nReceived: x\nSubject: Fees\n\nThey rise.")).toEqual([
      ["heading", "Fees"],
      ["record", "From: ann@example.org"],
      ["paragraph", "They rise."],
    ]);
    expect(
      await shapes(
        "1\n00:00:01,000 --> 00:00:02,000\n<i>Hello</i>\n\n2\n00:00:03,000 --> 00:00:04,000\nthere.",
      ),
    ).toEqual([["paragraph", "Hello there."]]);
    const { blocks } = await read(utf8("First page.\fSecond page."), "a.txt");
    expect(blocks.map((block) => block.place)).toEqual(["Page 1", "Page 2"]);
  });
});
