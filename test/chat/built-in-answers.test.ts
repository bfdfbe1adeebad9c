import { beforeAll, describe, expect, it } from "vitest";
import { fixture, upload, uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

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
    ["How many items can I borrow?", "A member can borrow up to 12 items at a time."],
    ["How long are books lent?", "Books are lent for 28 days"],
    ["How long is the library card valid?", "The library card is valid for 24 months"],
    ["Which proof of address do I have to bring?", "Bring an identity card and a proof of address"],
    ["Who needs the signature of a parent?", "Children under 14 need the signature of a parent."],
    ["How many reservations can I have?", "A member can have 3 reservations at the same time."],
    ["How long is a reserved item kept ready?", "keeps it ready at the pick-up shelf for 5 days"],
    ["What does a colour page cost?", "Printed page, colour: Price 0.45 euros"],
    ["Which service is the cheapest?", "Printed page, black: Price 0.10 euros"],
    ["What does a lost item cost?", "pays what a new copy costs, and 6 euros"],
    ["How many study rooms are there?", "There are four study rooms on the second floor."],
    ["How many people fit in a study room?", "Each seats six people"],
    ["How far ahead can I book a room?", "at most 14 days ahead"],
    ["When does a booking lapse?", "A booking lapses when nobody has come after 15 minutes."],
    ["How many seats has the quiet reading room?", "has 40 seats"],
    ["Where do I return items outside opening hours?", "through the flap to the left of the main entrance"],
    ["Can newspapers be taken home?", "cannot be taken home"],
  ])("answers %j", async (question, expected) => {
    const { answer, context } = await ask(handbook, question);
    expect(answer).toContain(expected);
    for (const [, said = "", mark] of answer.matchAll(/([^[\]]{12})[.:!?] \[(\d+)\]/g))
      expect(context[Number(mark) - 1]?.content.replace(/\n/g, " ")).toContain(
        said.trim().split(": ").at(-1),
      );
  });

  it.each(["Who won the world cup in 2014?", "Do you sell coffee?", "What is the capital of France?"])(
    "refuses %j",
    async (question) => {
      expect((await ask(handbook, question)).outcome).toBe("refused");
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
  ["fees.xlsx", "Which room has the most seats?", "Quiet reading room: Seats 40. [1]"],
  ["rules.txt", "What does a first reminder cost?", "A first reminder costs 1.50 euros. [1]"],
  ["tour.pptx", "How many items can I borrow?", "A member can borrow up to 12 items. [1]"],
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

it("an answer quoted in another language than the question's says so in a line below it", async () => {
  const { id } = await ann.chatbots.create({ name: "Ausweise", use_case: "support" });
  await uploadText(
    ann,
    id,
    "ausweis.txt",
    "Der Ausweis im Hermann-Hesse-Haus kostet zehn Euro und gilt für ein Jahr.",
  );
  const { answer } = await ask(id, "What is the price of a card in the Hermann-Hesse-Haus?");
  expect(answer).toContain("zehn Euro");
  expect(answer.split("\n").at(-1)).toBe("Quoted from a document in another language (German).");
  expect((await ask(id, "Was kostet der Ausweis im Hermann-Hesse-Haus?")).answer).not.toContain("Quoted");
});
