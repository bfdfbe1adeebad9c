import { beforeAll, describe, expect, it } from "vitest";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const chatbotWith = async (name: string, text: string): Promise<string> => {
  const { id } = await ann.chatbots.create({ name, use_case: "support" });
  await upload(ann, id, { name: `${name}.md`, type: "text/markdown", bytes: text });
  return id;
};

const ask = async (ragSystemId: string, query: string) => {
  const { answer, outcome, context } = await ann.chat.ask({ ragSystemId, query });
  return { answer, outcome, context };
};

describe("a shop's page of help", () => {
  let id: string;
  beforeAll(async () => {
    id = await chatbotWith(
      "Help",
      `# Help

## Delivery

We deliver to Austria, Belgium, Denmark, France and Germany. Delivery costs 3.80 euros and takes two to three working days.

## Returns

Returning an unopened part is free. For an opened part we charge a fee. It is 4.90 euros for each part.

## Contact

The office is open Monday to Friday from 9:00 to 17:00. On Sunday it is closed. Call +49 40 555 0123.

## Payment

You can pay by card or by bank transfer. Invoices are due within 14 days.`,
    );
  });

  it.each([
    ["What does returning an opened part cost?", "4.90 euros"],
    ["How long does shipping take?", "two to three working days"],
    ["What are the opening hours?", "9:00 to 17:00"],
    ["When do I have to pay an invoice?", "within 14 days"],
    ["What is your phone number?", "+49 40 555 0123"],
    ["Do you ship to Denmark?", "Denmark"],
  ])("answers %j with what it asks for", async (question, fact) => {
    expect((await ask(id, question)).answer).toContain(fact);
  });

  it.each([
    "Do you ship to Norway?",
    "Do you deliver to the moon?",
    "Who won the world cup in 1998?",
    "What does a kayak cost?",
    "Is there a café?",
    "What is your email address?",
    "What is the phone number of the lighthouse?",
  ])("refuses %j, which it does not tell", async (question) => {
    expect((await ask(id, question)).outcome).toBe("refused");
  });

  it.each([
    ["Was kostet die Lieferung?", "3.80 euros", "Englisch"],
    ["Wann habt ihr geöffnet?", "9:00", "Englisch"],
    ["¿Cuánto cuesta el envío?", "3.80 euros", "inglés"],
    ["Quel est le prix de la livraison ?", "3.80 euros", "anglais"],
    ["营业时间是什么？", "9:00", "英语"],
    ["كم سعر التوصيل؟", "3.80 euros", "الإنجليزية"],
  ])(
    "answers %j, whose words are in the table of meanings, and names the document's language",
    async (...row) => {
      const [question, fact, language] = row;
      const { answer } = await ask(id, question);
      expect(answer).toContain(fact);
      expect(answer).toContain(language);
    },
  );

  it.each([
    ["Habt ihr auch Ersatzteile für Zeltstangen?", "ein Sprachmodell würde die Frage verstehen", "Englisch"],
    ["Proposez-vous des bons d'achat pour Noël ?", "un modèle de langage comprendrait", "anglais"],
  ])("refuses %j and says that a language model would understand it", async (question, note, language) => {
    const { answer, outcome } = await ask(id, question);
    expect(outcome).toBe("refused");
    expect(answer).toContain(note);
    expect(answer).toContain(language);
  });
});

describe("a budget with people in it", () => {
  it("answers how much two people gain with the sentence that says only they", async () => {
    const id = await chatbotWith(
      "Budget",
      "Tom and Jane are married with two children. Kim is 4 years old and Lee is six months. Tom works in the home and Jane is employed as a clerk earning €43,000. They will gain €970 from the budget in income tax.",
    );
    expect((await ask(id, "How much will Tom and Jane gain?")).answer).toContain("€970");
  });
});

describe("a library", () => {
  let id: string;
  beforeAll(async () => {
    id = await chatbotWith(
      "Library",
      `# Library

## Loans

You may borrow up to 12 books at a time. Books are lent for four weeks.

## Friends

Minutes of the friends of the library, 10 May 2005. The friends met in the reading room and talked of shelves.

## History

The library was founded in 1908 by a teacher. It moved to its present building, a former mill, in 1974.`,
    );
  });

  it("adds nothing from passages that hardly answer", async () => {
    const { answer, context } = await ask(id, "How many books may I borrow?");
    expect(answer).toContain("12 books");
    expect(answer).not.toContain("2005");
    expect(context.every(({ similarity }) => similarity >= 0.05)).toBe(true);
  });

  it("answers when it moved with the sentence that says only it", async () => {
    const { answer } = await ask(id, "When did the library move?");
    expect(answer).toContain("1974");
    expect(answer).not.toContain("2005");
  });
});

describe("a price list and a contract", () => {
  it("names a row by what the question calls it, not by its number", async () => {
    const { id } = await ann.chatbots.create({ name: "Prices", use_case: "sales" });
    const bytes =
      "Article;Name;Unit;Price\n1003;Bilge pump 500;piece;39,00 €\n1005;Mooring rope 14 mm;metre;3,20 €\n";
    await upload(ann, id, { name: "prices.csv", type: "text/csv", bytes });
    expect((await ask(id, "How much is a mooring rope?")).answer).toMatch(
      /^Mooring rope 14 mm: Price 3,20 €/,
    );
    expect((await ask(id, "Was kostet die Seife?")).outcome).toBe("refused");
  });

  it("quotes the sentence about the animal that is asked about", async () => {
    const id = await chatbotWith(
      "Contract",
      "Small animals such as hamsters and birds may be kept without permission. Dogs and cats need the landlord's written consent. The monthly rent is 1,150 euros.",
    );
    expect((await ask(id, "May I keep a cat?")).answer).toContain("written consent");
  });
});
