import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";
import { refusalText } from "#lambdas/chat/refusal/refusal.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import { citationsIn, marksIn, numbersOf, withoutHalfCitation } from "#shared/quotation/citations.ts";
import { withoutTopics } from "#web/features/chat/answer/topics.tsx";
import { citations } from "#web/features/chat/sources/cite-plugin.ts";
import { placeIn, similarityOf, withoutHeadings } from "#web/features/chat/sources/source-words.ts";

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
      "0: fee costs ",
      "0:2.",
      "[0 1 A first fee costs 2.]",
      "1: ",
      "1:Two",
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

  it("keeps a citation on the line of its last word, and the sign behind it", () => {
    const glued = (markdown: string) => {
      const tree = fromMarkdown(markdown);
      transform(tree);
      const spans = ({ children = [], ...node }: Node): Node[] => [
        ...(node.data?.hName === "span" ? [{ children, ...node }] : []),
        ...children.flatMap(spans),
      ];
      return spans(tree).map((span) => textIn(span));
    };
    expect(glued("A first fee costs euros [1]. Films cost more.[2]")).toEqual(["euros#.", "more.#"]);
    expect(glued("可以借四周。[1]")).toEqual(["周。#"]);
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

/** The text of a node with `#` for a citation. */
const textIn = ({ value, children = [], data }: Node): string =>
  data?.hName === "cite" ? "#" : (value ?? children.map(textIn).join(""));

const transform = citations({ sourceCount: 2 });

describe("a source", () => {
  const source = (filename: string, metadata: Partial<ContextItem["metadata"]> = {}): ContextItem => ({
    content: "",
    similarity: 0.87345,
    source: filename,
    metadata: { filename, ...metadata },
  });

  it("has a similarity with one decimal", () => {
    expect(similarityOf(source("a.pdf"))).toBe("87.3%");
  });

  it("is placed by its page, else by its heading, and by its number if another one is in the same place", () => {
    const fees = source("rules.md", { titlePath: ["Rules", "Fees"], passage: 1 });
    const more = source("rules.md", { titlePath: ["Rules", "Fees"], passage: 2 });
    const film = source("rules.md", { titlePath: ["Rules", "Films"], passage: 3 });
    const plain = [
      source("a.txt", { titlePath: [], passage: 1 }),
      source("a.txt", { titlePath: [], passage: 4 }),
    ];
    const page = source("a.pdf", { place: "Page 4", titlePath: ["Fees"], passage: 9 });
    const all = [fees, more, film, page, ...plain, source("b.txt", { passage: 1 })];
    expect(all.map((one) => placeIn(one, all))).toEqual([
      "Fees · Passage 1",
      "Fees · Passage 2",
      "Films",
      "Page 4",
      "Passage 1",
      "Passage 4",
      undefined,
    ]);
  });

  it("shows its text without the headings that stand above it", () => {
    const path = ["House rules", "Noise"];
    expect(withoutHeadings("House rules\n\nNoise\n\nPhones are silent.\nNoise is not.", path)).toBe(
      "Phones are silent.\nNoise is not.",
    );
  });
});

it("a refusal's topics are left to the buttons, in any language", () => {
  for (const language of ["en", "hi", "ja", "th"]) {
    const text = refusalText(["Fees", "Films"], language);
    const shown = withoutTopics(text, ["Fees", "Films"]);
    expect(shown).not.toContain("F");
    expect(text.startsWith(shown)).toBe(true);
  }
});
