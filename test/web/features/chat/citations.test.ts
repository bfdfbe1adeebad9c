import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import {
  citationsIn,
  marksIn,
  numbersOf,
  withoutHalfCitation,
} from "#web/features/chat/sources/citations.ts";
import { citations } from "#web/features/chat/sources/cite-plugin.ts";
import { placeAndSimilarity } from "#web/features/chat/sources/source-words.ts";

describe("citations in an answer", () => {
  it("are found with the white space before them and several in one bracket", () => {
    expect(marksIn("It is free. [1][2] Bring it.[1, 3]", 3)).toEqual([
      { numbers: [1, 2], start: 11, end: 18 },
      { numbers: [1, 3], start: 28, end: 34 },
    ]);
  });

  it("lose the number that has no source and keep the others", () => {
    expect(marksIn("Free.[1][9] See [8].", 3)).toEqual([{ numbers: [1], start: 5, end: 11 }]);
  });

  it("stand behind their own text each, also the second time", () => {
    const answer = "- **Helmets** go back.[2]\n- Gloves stay, “never” taken back [1]. Refunds take long [2].";
    expect(citationsIn(answer, 2)).toEqual([
      { number: 2, claim: "Helmets go back." },
      { number: 1, claim: "Gloves stay, “never” taken back" },
      { number: 2, claim: "Refunds take long" },
    ]);
  });

  it("are none in code", () => {
    expect(citationsIn("Call `rows[1]`:\n```\nlist[2]\n```\nDone.[3]", 3)).toEqual([
      { number: 3, claim: "Done." },
    ]);
  });

  it("part the sources into cited ones, by number, and others", () => {
    expect(numbersOf("Late.[4] Early.[2] Late again.[4]", 5)).toEqual({ cited: [2, 4], uncited: [1, 3, 5] });
  });

  it("are held back while they are being written", () => {
    expect(withoutHalfCitation("It is free. [1")).toBe("It is free.");
    expect(withoutHalfCitation("It is free. [1] So")).toBe("It is free. [1] So");
  });
});

describe("an answer's Markdown", () => {
  it("has each citation with its claim and number, and the claim's text tied to it across emphasis", () => {
    expect(cited("One. A **first** fee costs 2.[1] Two [2, 1] and `x[1]`.")).toEqual([
      "One. ",
      "0:A ",
      "0:first",
      "0: fee costs 2.",
      "[0 1 A first fee costs 2.]",
      "1: Two",
      "[1 2 A first fee costs 2. Two]",
      "[1 1 A first fee costs 2. Two]",
      " and ",
      "x[1]",
      ".",
    ]);
  });

  it("counts the citations over all blocks", () => {
    expect(cited("- Free.[1]\n- Late.[1]\n\n> Old.[1]").filter((part) => part.startsWith("["))).toEqual([
      "[0 1 Free.]",
      "[1 1 Late.]",
      "[2 1 Old.]",
    ]);
  });

  it("has no citation in a link, nor one without a source", () => {
    expect(cited("[see [1]](https://a.example) and [9]").filter((part) => part.startsWith("[0"))).toEqual([]);
  });
});

interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: { hName?: string; hProperties?: Record<string, unknown> };
}

/** The texts in order, "index:text" if tied to a mark, and "[index number claim]" for a citation. */
const cited = (markdown: string): string[] => {
  const tree = fromMarkdown(markdown);
  transform(tree);
  const list = ({ value, children = [], data }: Node, tie = ""): string[] => {
    const { dataMark, dataSource, dataClaim } = data?.hProperties ?? {};
    if (data?.hName === "cite") return [`[${dataMark} ${dataSource} ${dataClaim}]`];
    if (value !== undefined) return [tie + value];
    return children.flatMap((child) => list(child, data?.hName === "mark" ? `${dataMark}:` : tie));
  };
  return list(tree);
};

const transform = citations({ sourceCount: 2 });

it("a source's similarity has one decimal", () => {
  const source = {
    content: "",
    similarity: 0.87345,
    source: "a.pdf",
    metadata: { filename: "a.pdf", place: "Page 4" },
  };
  expect(placeAndSimilarity(source)).toBe("Page 4 · 87.3%");
});
