import { beforeAll, describe, expect, it } from "vitest";
import { type UploadedFile, upload } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";
import { articles } from "./lighthouse.ts";

let ann: Actor;
beforeAll(async () => {
  ann = await as("ann");
});

const chatbotWith = async (file: UploadedFile): Promise<string> => {
  const { id } = await ann.chatbots.create({ name: `About ${file.name}`, use_case: "support" });
  await upload(ann, id, file);
  return id;
};

/** The answer, or its outcome if the documents do not tell. */
const ask = async (ragSystemId: string, query: string) => {
  const { answer, outcome } = await ann.chat.ask({ ragSystemId, query });
  return outcome === "answered" ? answer : outcome;
};

describe.each(articles)("an article with a bibliography in $name", (article) => {
  let id: string;
  beforeAll(async () => {
    id = await chatbotWith(article);
  });

  it("answers with the sentence that tells it and with no entry of the bibliography", async () => {
    const answer = await ask(id, "When was the harbour lighthouse lit?");
    expect(answer).toContain("The lighthouse was lit for the first time on 14 March 1902. [1]");
    expect(answer).not.toMatch(/Gazette|Retrieved|https?:/);
  });

  it("answers what stands below many entries with the same words", async () => {
    const answer = await ask(id, "How many steps do visitors climb in the lighthouse?");
    expect(answer).toContain("Visitors climb 148 steps to the gallery. [1]");
    expect(answer).not.toMatch(/Gazette|Retrieved|https?:/);
  });

  it.each([
    "When did the Gazette win the world cup in 1998?",
    "Who has the category of last edited buildings?",
    "Which lighthouses are at home?",
  ])("quotes neither box nor menu nor bibliography to: %s", async (question) => {
    expect(await ask(id, question)).not.toMatch(
      /Gazette|Retrieved|Categories|edited|Home >|Coordinates|Architect/,
    );
  });

  it("names a source to who asks for one", async () => {
    const answer = await ask(id, "Which source tells when the harbour lighthouse was lit, part 7?");
    expect(answer).toContain("Harbour Gazette");
  });
});

it.each(articles.filter(({ name }) => !name.endsWith(".pdf")))(
  "a fact that only the infobox of $name has is one row",
  async (article) => {
    const answer = await ask(await chatbotWith(article), "What is the height of the lighthouse?");
    expect(answer).toContain("Height: 31 m (102 ft). [1]");
    expect(answer).not.toMatch(/Location|Coordinates|Construction|Architect/);
  },
);
