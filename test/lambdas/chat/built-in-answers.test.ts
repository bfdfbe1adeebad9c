import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, as } from "../../cast.ts";
import { fixture, upload, uploadText } from "../../upload.ts";

let ann: Actor;

const chatbotWith = async (name: string, type: string): Promise<string> => {
  const { id } = await ann.chatbots.create({ name: `About ${name}`, use_case: "support" });
  await upload(ann, id, { name, type, bytes: fixture(name) });
  return id;
};

const ask = (ragSystemId: string, query: string) => ann.chat.ask({ ragSystemId, query });

beforeAll(async () => {
  ann = await as("ann");
});

describe("a handbook without any key", () => {
  let handbook: string;
  beforeAll(async () => {
    handbook = await chatbotWith("library-handbook.pdf", "application/pdf");
  });

  it.each([
    [
      "How much does a first reminder cost?",
      "First reminder: Price 1.50 euros; Due 7 days after the end of the loan. [1]",
    ],
    ["how much is a second reminder", "Second reminder: Price 3.00 euros"],
    ["When is the library open on Saturday?", "on Saturday between 10:00 and 14:00"],
    ["Is the library open on Sunday?", "It is closed on Sunday, on Monday and on public holidays. [1]"],
    ["How often can a loan be renewed?", "A loan can be renewed twice"],
    ["Can I eat in the study room?", "hot meals are not"],
    ["I lost my card, what now?", "A lost card is replaced for 4 euros"],
    ["Where can I make phone calls?", "Telephone calls are made on the landing"],
  ])("answers %j", async (question, expected) => {
    expect((await ask(handbook, question)).answer).toContain(expected);
  });

  it.each(["Who won the world cup in 2014?", "Do you sell coffee?", "What is the capital of France?"])(
    "refuses %j",
    async (question) => {
      await expect(ask(handbook, question)).rejects.toMatchObject({ code: "no_context" });
    },
  );

  it("leads to the page of the fees table first", async () => {
    const { context } = await ask(handbook, "How much does a first reminder cost?");
    expect(context[0]?.metadata).toMatchObject({ place: "Page 3", titlePath: ["Library Handbook", "Fees"] });
    expect(context[0]?.similarity).toBeGreaterThan(context[1]?.similarity ?? 0);
  });
});

it.each([
  ["fees.xlsx", "How many seats has the quiet reading room?", "Quiet reading room: Seats 40. [1]"],
  ["fees.csv", "What does a second reminder cost?", "Second reminder: Price 3,00 €"],
  ["rules.docx", "How long are films lent?", "Films are lent for 7 days. [1]"],
  ["branches.json", "Where is the Harbour branch?", "Harbour street 9"],
])("%s answers %j", async (name, question, expected) => {
  const id = await chatbotWith(name, "application/octet-stream");
  expect((await ask(id, question)).answer).toContain(expected);
});

it("a question in other forms of the document's words is answered", async () => {
  const { id } = await ann.chatbots.create({ name: "Reglas", use_case: "support" });
  await uploadText(
    ann,
    id,
    "reglas.txt",
    "Los libros se prestan durante cuatro semanas. Las películas se prestan una semana.",
  );
  const { answer } = await ask(id, "¿Cuánto dura el préstamo de una película?");
  expect(answer).toContain("Las películas se prestan una semana. [1]");
});
