import { expect, it } from "vitest";
import type { Search } from "#platform/search/port.ts";
import { document, passagesOf, refunds, shipping, textsOf } from "./passages.ts";

/** The part of the search contract about words of any kind and language in questions and passages. */
export const itTakesAnyQuestion = (search: () => Search): void => {
  const put = (documentId: string, texts: string[], chatbotId?: string, titles?: string[]) => {
    const key = document(documentId, chatbotId);
    return search().replace(key, passagesOf(key, texts, titles));
  };
  const keyword = (text: string) => search().keyword({ chatbotId: "bot_shop", text, limit: 10 });

  it.each([
    `"`,
    `refunds" OR "x`,
    "refunds AND (",
    "text:refunds*",
    "NEAR(refunds days)",
    "'; drop table passage",
    "\\",
    "^refunds~2",
  ])("takes the quotes and operators of %j as text", async (question) => {
    await put("doc_a", [refunds]);
    const expected = question.includes("refunds") ? [refunds] : [];
    expect(textsOf(await keyword(question))).toEqual(expected);
  });

  it.each(["", "   ", "?!", "\u0000"])("finds nothing by the words of %j", async (question) => {
    await put("doc_a", [refunds]);
    expect(await keyword(question)).toEqual([]);
  });

  it("takes a question of thousands of words", async () => {
    await put("doc_a", [refunds]);
    const question = `refunds ${Array.from({ length: 3000 }, (_, at) => `word${at}`).join(" ")}`;
    expect(textsOf(await keyword(question))).toEqual([refunds]);
  });

  it("ranks a passage whose title has the word before one that only mentions it", async () => {
    await put("doc_a", ["Ask the warranty team about anything at all in our shop."]);
    await put("doc_b", ["Two years from the day of purchase, for all parts of it."], "bot_shop", [
      "Warranty",
    ]);
    expect((await keyword("warranty"))[0]?.passage.documentId).toBe("doc_b");
  });

  it.each([
    ["Chinese", "退款将在十四天内支付。", "多久可以退款？"],
    ["Japanese", "返金は14日以内に行われます。", "返金はいつですか"],
    ["Korean", "환불은 14일 이내에 지급됩니다.", "환불 언제"],
    ["Thai", "เราจะคืนเงินภายในสิบสี่วัน", "คืนเงินเมื่อไหร่"],
    ["Arabic", "يتم دفع المبالغ المستردة خلال أربعة عشر يومًا.", "متى دفع المبالغ"],
    ["Greek", "Οι επιστροφές χρημάτων γίνονται σε 14 ημέρες.", "επιστροφες χρηματων"],
  ])("finds a passage in %s", async (_, passage, question) => {
    await put("doc_a", [passage, shipping]);
    expect(textsOf(await keyword(question))).toEqual([passage]);
  });
};
