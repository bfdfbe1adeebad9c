import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

const newChatbot = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "repairs.txt", "We repair bicycles on weekdays.");
  return { api, id };
};

const near = async (api: Actor, chatbotId: string, question: string, wordings?: string[]) =>
  (await api.documents.nearQuestions({ chatbotId, question, ...(wordings && { wordings }) })).items;

it("before an answer is written, the questions that would get it come first, then the nearest others", async () => {
  const { api, id } = await newChatbot();
  for (const query of ["Can I buy a helmet from you?", "Do you rent helmets?", "Where is the moon?"])
    await api.chat.ask({ ragSystemId: id, query });
  const items = await near(api, id, "Do you sell helmets?");
  expect(items.slice(0, 2)).toEqual([
    { question: "Can I buy a helmet from you?", wasAsked: true, isCaught: true },
    { question: "Do you rent helmets?", wasAsked: true, isCaught: false },
  ]);
  expect(items).toHaveLength(5);
  expect(items.map(({ question }) => question)).not.toContain("Where is the moon?");
});

it("each further wording catches its own questions, and none of itself", async () => {
  const { api, id } = await newChatbot();
  await api.chat.ask({ ragSystemId: id, query: "Do you have crash hats?" });
  const caught = async (wordings?: string[]) =>
    (await near(api, id, "Do you sell helmets?", wordings)).filter(({ isCaught }) => isCaught);
  expect(await caught()).toEqual([]);
  expect(await caught(["Do you have crash hats?"])).toEqual([]);
  expect(await caught(["Do you sell crash hats?"])).toMatchObject([{ question: "Do you have crash hats?" }]);
});

it.each([
  ["Do you deliver to Peru?", "Do you deliver to Canada?"],
  ["Wann haben Sie am Sonntag geöffnet?", "Wann haben Sie am Montag geöffnet?"],
  ["¿Venden cascos?", "¿Venden coches?"],
])(
  "where nothing was asked yet, %j is shown beside %j, which does not get its answer",
  async (written, made) => {
    const { api, id } = await newChatbot();
    const items = await near(api, id, written);
    expect(items).toContainEqual({ question: made, wasAsked: false, isCaught: false });
    expect(items.every(({ wasAsked, isCaught }) => !wasAsked && !isCaught)).toBe(true);
  },
);

it("a question is shown without what names a person", async () => {
  const { api, id } = await newChatbot();
  await api.chat.ask({ ragSystemId: id, query: "Do you sell helmets to ann@example.com?" });
  const [first] = await near(api, id, "Do you sell helmets?");
  expect(first?.question).toBe("Do you sell helmets to [e-mail]?");
});

it("nobody looks at the questions of another account, and a blank question is refused", async () => {
  const { id } = await newChatbot();
  const bob = await as("bob");
  await expect(near(bob, id, "Do you sell helmets?")).rejects.toMatchObject({ code: "not_found" });
  await expect(near(bob, id, " ")).rejects.toThrow("Enter a question.");
});
