import { describe, expect, it } from "vitest";
import { answerFrom } from "#platform/models/builtin/answer.ts";
import { answered, passage } from "./builtin-passage.ts";

describe("a table", () => {
  const fees = `Service | Price | Due
Service: First reminder; Price: 1.50 euros; Due: after 7 days; by post
Service: Second reminder; Price: 3.00 euros; Due: after 21 days
Service: Interlibrary loan; Price: 2.20 euros; Due: on collection`;
  const phones = `Model | Battery | Weight
Model: Aster; Battery: 4,500 mAh; Weight: 182 g
Model: Aster Plus; Battery: 5,200 mAh; Weight: 205 g
Model: Aster Mini; Battery: 3,900 mAh; Weight: 149 g`;

  it.each([
    [
      fees,
      "What does the first reminder cost?",
      "First reminder: Price 1.50 euros; Due after 7 days; by post. [1]",
    ],
    [fees, "When is the second reminder due?", "Second reminder: Due after 21 days; Price 3.00 euros. [1]"],
    [
      fees,
      "Which service is the cheapest?",
      "First reminder: Price 1.50 euros; Due after 7 days; by post. [1]",
    ],
    [
      fees,
      "What is the most expensive service?",
      "Second reminder: Price 3.00 euros; Due after 21 days. [1]",
    ],
    [phones, "Which model has the largest battery?", "Aster Plus: Battery 5,200 mAh; Weight 205 g. [1]"],
    [phones, "Which model has the lowest weight?", "Aster Mini: Weight 149 g; Battery 3,900 mAh. [1]"],
  ])("answers with the row, what is asked for first %#", (table, question, expected) => {
    expect(answered(question, table)).toBe(expected);
  });

  it("answers with all rows where all fit", () => {
    const answer = answered("Which models are there?", phones);
    expect(answer.match(/^- Aster/gm)).toHaveLength(3);
    expect(answer).toMatch(/\[1\]$/);
  });

  it("answers from the table that stands under what is asked about, not from others like it", () => {
    const table = (tax: string) =>
      `2006 | 2007\nGross income; 2006: 9,000; 2007: 9,100\nIncome tax; 2006: 500; 2007: ${tax}`;
    const people = ["Mary", "John", "Ada"].map((name, ordinal) =>
      passage(`${name}\n\n${table(`${ordinal + 1}00`)}`, { titlePath: ["Cases", name], ordinal }),
    );
    const answer = answerFrom("What is the income tax of Mary in 2007?", people);
    expect(answer).toBe("Income tax: 2007 100; 2006 500. [1]");
  });

  it("says the column first that holds most of what is asked", () => {
    const rates =
      "Earnings | Single 1997 | Single 2007\nEarnings: 20,000; Single 1997: 28.5%; Single 2007: 5.1%";
    expect(answered("What does a single earner of 20,000 pay in 2007?", rates)).toBe(
      "20,000: Single 2007 5.1%; Single 1997 28.5%. [1]",
    );
  });

  it("of questions and answers gives the answer", () => {
    const rows = `Question | Answer
Question: May I eat here?; Answer: Only in the hall.
Question: May I sleep here?; Answer: No, never.`;
    expect(answered("May I eat here?", rows)).toBe("Only in the hall. [1]");
  });

  it("of settings says the setting in words", () => {
    const settings = "openingHours › Tuesday: 10:00-19:00\nopeningHours › Saturday: 10:00-14:00";
    expect(answered("When is it open on Saturday?", settings)).toContain(
      "Opening hours, Saturday: 10:00-14:00. [1]",
    );
  });
});

describe("a list", () => {
  const papers = `For the course you need these documents:

- an identity card
- a photo
- a doctor's note`;

  it("is given with the line that announces it", () => {
    expect(answered("Which documents do I need for the course?", papers)).toBe(
      "For the course you need these documents: [1]\n\n- an identity card\n- a photo\n- a doctor's note [1]",
    );
  });

  it("of more than eight items says how many more there are", () => {
    const many = `You need these tools:\n\n${Array.from({ length: 11 }, (_, n) => `- tool ${n + 1}`).join("\n")}`;
    const answer = answered("Which tools do I need?", many);
    expect(answer).toContain("- tool 8 [1]\n- … (+3)");
    expect(answer).not.toContain("tool 9");
  });

  it("gives only the item that is asked about", () => {
    const loans =
      "Loans:\n\n- Films are lent for 7 days\n- Newspapers are read in the library\n- Books are lent for 28 days";
    expect(answered("How long are films lent?", loans)).toContain("Films are lent for 7 days. [1]");
    expect(answered("How long are films lent?", loans)).not.toContain("Newspapers");
  });
});

it("a how-to answers with its steps in order", () => {
  const text = "Renewing a loan\n\n1. Open the website.\n2. Sign in with your card.\n3. Press Renew.";
  const answer = answerFrom("How do I renew a loan?", [
    passage("A loan can be renewed twice."),
    passage(text, { titlePath: ["Handbook", "Renewing a loan"], ordinal: 1 }),
  ]);
  expect(answer).toBe("1. Open the website.\n2. Sign in with your card.\n3. Press Renew. [2]");
});

describe("a question for yes or no", () => {
  it.each([
    ["Can I return opened software?", "Opened software cannot be returned.", "No. "],
    ["Can dogs be brought to the office?", "Dogs can be brought to the office.", "Yes. "],
    ["Kann man im Saal essen?", "Im Saal kann man nicht essen.", "Nein. "],
    ["Peut-on manger dans la salle ?", "On ne peut pas manger dans la salle.", "Non. "],
    ["Ist das Bad am Montag geöffnet?", "Das Bad ist am Montag geschlossen.", "Nein. "],
    ["Is the store open on December 24?", "The store is closed on 24 December.", "No. "],
  ])("is answered so where the sentence says it by its form: %s", (question, text, opening) => {
    expect(answered(question, text)).toBe(`${opening}${text} [1]`);
  });

  it.each([
    ["Can I work from abroad?", "Working from abroad is not allowed without consent."],
    ["Can I borrow films?", "Only members can borrow films."],
    ["Can children borrow films?", "Adults can borrow films."],
    ["Can I borrow 15 films?", "You can borrow 12 films."],
    ["Is the store open on December 25?", "The store is closed on 24 December."],
    [
      "Is the store open on Sundays?",
      "In December the store is open on Sundays. On Sundays the store is closed.",
    ],
  ])("is answered with the quote alone where it does not: %s", (question, text) => {
    expect(answered(question, text)).not.toMatch(/^(?:Yes|No)\./);
  });
});
