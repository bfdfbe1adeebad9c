import { beforeAll, describe, expect, it } from "vitest";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const chatbotWith = async (name: string, type: string, bytes: string): Promise<string> => {
  const { id } = await ann.chatbots.create({ name, use_case: "support" });
  await upload(ann, id, { name, type, bytes });
  return id;
};

const ask = async (ragSystemId: string, query: string) => {
  const { answer, outcome } = await ann.chat.ask({ ragSystemId, query });
  return outcome === "answered" ? answer : outcome;
};

describe("a text whose titles stand directly above their lines", () => {
  let id: string;
  beforeAll(async () => {
    id = await chatbotWith(
      "surgery.txt",
      "text/plain",
      `Surgery at the harbour
Family doctors since 1998

Opening hours
Monday, Tuesday and Thursday 8:00 to 12:00 and 15:00 to 18:00
Friday 8:00 to 12:00

Appointments
Call us or book on our page. Appointments that are not cancelled a day before cost 30 euros.

Doctors
Dr. med. Sabine Lehmann, family doctor, acupuncture
Dr. Emeka Okafor, internal medicine, speaks English and French

Address and directions
Harbour Street 12, second floor, a lift is there. The car park is opposite.

Programmes of the machine in our kitchen
Eco 50: 195 minutes, 9 litres.
Intensive 70: 135 minutes, 13 litres. For pots and baked-on food.`,
    );
  });

  it.each([
    ["Who speaks French?", "Emeka Okafor"],
    ["What is your address?", "Harbour Street 12"],
    ["Which programme is for pots?", "Intensive 70"],
  ])("answers %j by the whole line", async (question, fact) => {
    const answer = await ask(id, question);
    expect(answer).toContain(fact);
    expect(answer).not.toMatch(/directions Harbour|Doctors Dr\./);
  });
});

it("the source of a short question's answer is not called doubtful for its wording", async () => {
  const contact = "Contact\n\nWrite to garden@example.org or call 0511 555 0134.\n\n";
  const id = await chatbotWith("garden.txt", "text/plain", `${contact}Water\n\nTaps are open from April on.`);
  const { context } = await ann.chat.ask({ ragSystemId: id, query: "What's the phone number?" });
  expect(context).toMatchObject([{ content: expect.stringContaining("0511 555 0134"), similarity: 0.8 }]);
});

describe("a page that says what things are, and who people are", () => {
  let id: string;
  beforeAll(async () => {
    id = await chatbotWith(
      "kestrel.md",
      "text/markdown",
      `# Kestrel 4

Every queue has streams, and Kestrel was started by Mira Halonen. Kestrel is a message queue written in Go.

## News

- Failed messages are collected in a dead letter queue (DLQ).
- Cross-signing with the harbour board is possible for schools
- Usually 3 to 6 months
- Or buy a certificate from a dealer

## Licence

Apache 2.0 for everybody.

## Applications:

Storing orders, jobs and sensor readings.

The rooms are let by Linden Property Ltd ("the Landlord") to the harbour school ("the Tenant"). Subletting is not allowed without the Landlord's consent.

## After a project

Send a report with receipts within three months. To pair a phone, open the page of devices on it.

## Mira Halonen

Founder chair

I wrote the first lines on a ferry, and the chair of a project must be able to laugh at the first lines.`,
    );
  });

  it.each([
    ["What is Kestrel?", "message queue written in Go"],
    ["What does DLQ mean?", "dead letter queue"],
    ["What is a DLQ?", "dead letter queue"],
    ["Who is the landlord?", "Linden Property"],
    ["Wer ist der Vermieter?", "Linden Property"],
    ["Who is the founder chair?", "Mira Halonen"],
    ["Which license is it under?", "Apache 2.0"],
    ["Do I have to write a report?", "Send a report"],
    ["How do I pair my phone?", "open the page of devices"],
    ["How long does cross-signing with the harbour board take?", "3 to 6 months"],
  ])("answers %j", async (question, fact) => {
    expect(await ask(id, question)).toContain(fact);
  });

  it.each(["Who is the  of Kestrel?", "Who is the ?", "What is a  ?", "What does mean?"])(
    "answers %j, which names nothing, at once",
    async (question) => {
      expect(await ask(id, question)).toEqual(expect.any(String));
    },
  );

  it.each(["Who is the tenant's lawyer?", "What does a stream cost?"])("refuses %j", async (question) => {
    expect(await ask(id, question)).toBe("refused");
  });
});

describe("a page saved as the entries of a data file", () => {
  let id: string;
  beforeAll(async () => {
    const element = (text: string, links: string[]) => ({
      type: "NarrativeText",
      element_id: "996f1b86d1cb5a02028bd3816f5790f1",
      text,
      metadata: {
        link_texts: links,
        link_urls: links.map((link) => `https://example.com/${link.length}`),
        version: "162215905222974206637545574128436022861",
      },
    });
    id = await chatbotWith(
      "spring.json",
      "application/json",
      JSON.stringify([
        element("Campaigns Spring Campaign Safe Places Harbour Radio Maps", [
          "Spring Campaign",
          "Safe Places",
          "Harbour Radio",
        ]),
        element(
          "This spring, the campaign is about heat. Cars get hot within minutes. Shade helps the old lighthouse keeper",
          ["Maps"],
        ),
      ]),
    );
  });

  it("answers by the text of an entry, without its key", async () => {
    const answer = await ask(id, "What is the spring campaign about?");
    expect(answer).toContain("This spring, the campaign is about heat.");
    expect(answer).not.toMatch(/Text:|link|element/i);
  });

  it("quotes the last words of a text too, which have no full stop", async () => {
    expect(await ask(id, "Who does shade help?")).toContain("Shade helps the old lighthouse keeper.");
  });

  it("quotes what programs read where the question names it", async () => {
    expect(await ask(id, "Which version is it?")).toContain("162215905222974206637545574128436022861");
  });

  it("quotes no names of links, whatever they have of the question", async () => {
    expect(await ask(id, "How much does the harbour radio cost?")).toBe("refused");
  });
});
