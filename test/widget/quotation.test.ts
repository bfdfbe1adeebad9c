import { describe, expect, it } from "vitest";
import { claimOf, quotationIn } from "#widget/src/chat/answer/quotation.ts";

const passage =
  "Gloves are never taken back. Helmets may be returned within 30 days. Refunds take five days.";

describe("the quotation of a source", () => {
  it("is the sentence that says what the answer says", () => {
    expect(quotationIn(passage, "You may return helmets within 30 days.")).toEqual([
      "Gloves are never taken back. ",
      "Helmets may be returned within 30 days.",
      " Refunds take five days.",
    ]);
  });
  it("is the whole passage where no sentence resembles the answer", () => {
    expect(quotationIn(passage, "Ask the workshop.")).toEqual(["", passage, ""]);
  });
  it("is found in scripts without spaces", () => {
    const text = "手袋は返品できません。ヘルメットは三十日以内に返品できます。";
    expect(quotationIn(text, "ヘルメットは三十日以内に返品できます。")[1]).toBe(
      "ヘルメットは三十日以内に返品できます。",
    );
  });
  it("brings only a little of a long passage around it", () => {
    const [before, , after] = quotationIn(
      `${"Other text. ".repeat(90)}${passage} ${"More text. ".repeat(90)}`,
      "Helmets may be returned within 30 days.",
    );
    expect(before.length).toBeLessThan(200);
    expect(after.length).toBeLessThan(200);
  });
});

describe("the claim that a mark stands behind", () => {
  const answer = "Gloves stay. Helmets go back.[1] Refunds take long.[2][3]";
  it.each([
    [1, "Helmets go back."],
    [2, "Refunds take long."],
    [3, "Refunds take long."],
  ])("mark %i stands behind %s", (number, claim) => {
    expect(claimOf(answer, number)).toBe(claim);
  });
  it("is one sentence in scripts without spaces", () => {
    const text = "手袋は返品できません。ヘルメットは三十日以内に返品できます。[1]";
    expect(claimOf(text, 1)).toBe("ヘルメットは三十日以内に返品できます。");
  });
  it("is the whole answer without a mark", () => {
    expect(claimOf("Helmets go back.", 1)).toBe("Helmets go back.");
  });
});
