import { expect, inject, it } from "vitest";
import { until } from "../until.ts";
import { finished, type UploadedFile, upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";

const handbook = `# Handbook

## Introduction

This handbook is for all readers of the library and its friends.

## Reminder fees

A reminder costs 1.50 euros.

## 2026

Nothing happened.

## TERMS OF LOAN

The terms of loan are printed on the card.

## Siobhan Roberts

Siobhan Roberts was the first librarian of the town.

## Keeping films

Films may be kept for one week. Keeping films longer costs a fee.

## and the rest

The rest of the fees is in the list at the desk.
`;

const questions = `# Visiting

## How do I get a library card?

Show a passport at the desk; the library card is free.

## Rooms

Q: May I bring a dog into the reading room?
A: Dogs may come into the reading room on a lead.

Still have questions?
Write to the desk.
`;

const markdown = (name: string, bytes: string): UploadedFile => ({ name, type: "text/markdown", bytes });

const started = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const found = () => api.chat.starters({ chatbotId: id });
  return { api, id, found, starters: async () => (await found()).starters };
};

it("a chat begins with questions about what the documents have a section for, never with a raw heading", async () => {
  const { api, id, starters } = await started();
  expect(await starters()).toEqual([]);
  await uploadText(api, id, "plain.txt", "The café is open on Sundays.");
  expect(await starters()).toEqual([]);
  await upload(api, id, markdown("handbook.md", handbook));
  expect(await starters()).toEqual([
    "What are the reminder fees?",
    "What should I know about keeping films?",
  ]);
});

it("questions that people wrote come first, from headings, lists of questions and written answers", async () => {
  const { api, id, found } = await started();
  await upload(api, id, markdown("handbook.md", handbook));
  await upload(api, id, markdown("visiting.md", questions));
  const written = { question: "Do you deliver to Peru?", answer: "Yes, for 9 euros." };
  await finished(api, await api.documents.writeAnswer({ chatbotId: id, ...written }));
  const { starters, suggestions, isOwn } = await found();
  expect(starters).toEqual([
    written.question,
    "How do I get a library card?",
    "May I bring a dog into the reading room?",
    "What are the reminder fees?",
  ]);
  expect(suggestions).toEqual([...starters, "What should I know about keeping films?"]);
  expect(isOwn).toBe(false);
});

it("each suggested question is answered by the built-in model, from its section", async () => {
  const { api, id, found } = await started();
  await upload(api, id, markdown("handbook.md", handbook));
  await upload(api, id, markdown("visiting.md", questions));
  const { suggestions } = await found();
  expect(suggestions.length).toBeGreaterThan(2);
  for (const query of suggestions)
    expect(await api.chat.ask({ ragSystemId: id, query }), query).toMatchObject({ outcome: "answered" });
});

it.each([
  [
    "de",
    "Öffnungszeiten",
    "Die Öffnungszeiten sind von neun bis fünf, am Sonntag ist die Bücherei nicht geöffnet.",
    "Wie sind die Öffnungszeiten?",
  ],
  [
    "de",
    "Rückgabe",
    "Die Rückgabe ist innerhalb von dreißig Tagen möglich, wenn das Teil nicht benutzt wurde.",
    "Was sollte ich zum Thema Rückgabe wissen?",
  ],
  [
    "fr",
    "Frais de retard",
    "Les frais de retard sont de deux euros par semaine et par livre pour tous les lecteurs.",
    "Frais de retard : que faut-il savoir ?",
  ],
  [
    "es",
    "Devoluciones",
    "Las devoluciones se aceptan en treinta días si la pieza no está usada.",
    "Devoluciones: ¿qué debo saber?",
  ],
  [
    "pl",
    "Zwroty",
    "Zwroty są możliwe w ciągu trzydziestu dni, a zwroty nie są płatne i są dla każdego.",
    "Zwroty: co warto wiedzieć?",
  ],
  ["zh", "营业时间", "营业时间是每天上午九点到下午五点，星期日不营业。", "关于营业时间，我需要了解什么？"],
])(
  "in a document in %s, the heading %s becomes a question in that language",
  async (_, heading, text, question) => {
    const { api, id, starters } = await started();
    await upload(api, id, markdown("guide.md", `# 1\n\n## ${heading}\n\n${text}\n`));
    expect(await starters()).toEqual([question]);
  },
);

it("visitors get the questions without an account, as soon as the documents are read and after one is gone", async () => {
  const { api, id } = await started();
  const { public_slug: slug } = await api.chatbots.publish({
    id,
    public_title: "Desk",
    public_description: "",
    is_public: true,
  });
  const { id: widgetId } = await api.widgets.create({ name: "Corner", rag_system_id: id });
  const read = async (path: string) => (await fetch(`${inject("url")}/functions/v1/${path}`)).json();
  const onPage = async () => (await read(`public-chatbots/${slug}`)).starters;
  const inWidget = async () => (await read(`widgets/${widgetId}`)).behavior.starterQuestions;
  expect([await onPage(), await inWidget()]).toEqual([[], []]);
  const document = await upload(api, id, markdown("handbook.md", handbook));
  await until(async () => ((await onPage()).length > 0 ? true : undefined));
  const found = ["What are the reminder fees?", "What should I know about keeping films?"];
  expect([await onPage(), await inWidget()]).toEqual([found, found]);
  await api.documents.remove({ chatbotId: id, id: document.id });
  await until(async () => ((await onPage()).length === 0 ? true : undefined));
});

it("the owner's questions stand on every surface, none on purpose too, until they are left to the documents again", async () => {
  const { api, id, found } = await started();
  await upload(api, id, markdown("handbook.md", handbook));
  const { id: widgetId } = await api.widgets.create({ name: "Corner", rag_system_id: id });
  const inWidget = async () =>
    (await (await fetch(`${inject("url")}/functions/v1/widgets/${widgetId}`)).json()).behavior
      .starterQuestions;
  const own = ["What does a reminder cost?", "May films be kept?"];
  for (const starters of [own, []]) {
    await api.chatbots.setStarters({ chatbotId: id, starters });
    expect(await found()).toMatchObject({ starters, isOwn: true });
    expect(await inWidget()).toEqual(starters);
  }
  await api.chatbots.setStarters({ chatbotId: id, starters: null });
  expect(await found()).toMatchObject({
    isOwn: false,
    starters: ["What are the reminder fees?", expect.anything()],
  });
});

it("a widget's own questions stand above the chatbot's", async () => {
  const { api, id } = await started();
  await api.chatbots.setStarters({ chatbotId: id, starters: ["What does a reminder cost?"] });
  const { id: widgetId, behavior } = await api.widgets.create({ name: "Corner", rag_system_id: id });
  const own = ["When do you open?"];
  await api.widgets.update({ id: widgetId, behavior: { ...behavior, starterQuestions: own } });
  const widget = await (await fetch(`${inject("url")}/functions/v1/widgets/${widgetId}`)).json();
  expect(widget.behavior.starterQuestions).toEqual(own);
});

it.each([
  [["  "], "Enter a question."],
  [["a".repeat(121)], "Use at most 120 characters."],
  [["One?", "Two?", "Three?", "Four?", "Five?"], "Use at most 4 questions."],
  [["When do you open?", "when do you open? "], "Two of the questions are the same."],
])("starters %j are refused with a reason", async (starters, reason) => {
  const { api, id } = await started();
  await expect(api.chatbots.setStarters({ chatbotId: id, starters })).rejects.toThrow(reason);
});

it("a copy of a chatbot keeps its starters", async () => {
  const { api, id } = await started();
  await api.chatbots.setStarters({ chatbotId: id, starters: ["When do you open?"] });
  const { copy } = await api.chatbots.duplicate({ id });
  expect(copy.starters).toEqual(["When do you open?"]);
});

it("another owner neither gets nor sets starters", async () => {
  const { id } = await started();
  const bob = await as("bob");
  await expect(bob.chat.starters({ chatbotId: id })).rejects.toMatchObject({ code: "not_found" });
  const setting = bob.chatbots.setStarters({ chatbotId: id, starters: [] });
  await expect(setting).rejects.toMatchObject({ code: "not_found" });
});
