import { beforeAll, expect, inject, it } from "vitest";
import { isWordless, languageOfTag } from "#lambdas/chat/language/page-language.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as } from "../users.ts";

const english = "Books may be kept for four weeks. A reminder costs 1.50 euros, and the film is due at noon.";
const refusedIn = {
  de: "Die Dokumente, die ich habe, beantworten diese Frage nicht.",
  en: "The documents I have do not answer this question.",
  fr: "Les documents dont je dispose ne répondent pas à cette question.",
  sv: "Dokumenten jag har besvarar inte den här frågan.",
  ja: "手元の文書には、このご質問への答えがありません。",
};

let api: Actor;
let id: string;
let slug: string;
let widgetId: string;
beforeAll(async () => {
  api = await as("lena");
  ({ id } = await api.chatbots.create({ name: "Desk", use_case: "support" }));
  await uploadText(api, id, "rules.txt", english);
  const publication = { public_title: "Desk", public_description: "", is_public: true };
  slug = String((await api.chatbots.publish({ id, ...publication })).public_slug);
  ({ id: widgetId } = await api.widgets.create({ name: "Corner", rag_system_id: id }));
});

const asVisitor = async (to: object, path: string, body: object) => {
  const post = async (name: string, sent: object, token?: string) =>
    (
      await fetch(`${inject("url")}/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(sent),
      })
    ).json();
  const { token, session_id: sessionId } = await post("visitor-session", to);
  return post(path, { ...to, ...body, sessionId, stream: false }, token);
};

const surfaces = {
  "the test chat": (query: string, language?: string) => api.chat.ask({ ragSystemId: id, query, language }),
  "the public page": (message: string, language?: string) =>
    asVisitor({ ragSlug: slug }, "public-rag-chat", { message, language }),
  "a widget": (message: string, language?: string) =>
    asVisitor({ widgetId }, "widget-chat", { message, language }),
};

it.each(Object.keys(surfaces) as (keyof typeof surfaces)[])(
  "in %s a question in no language is refused in the page's",
  async (surface) => {
    const asked = surfaces[surface];
    const cases = [
      ["?", "de", "de"],
      ["4711", "de-CH", "de"],
      ["ok 12", "fr", "fr"],
      ["AX-4711?", "sv-SE", "sv"],
      ["🙂", "ja", "ja"],
      ["Quxblorp", "de", "de"],
      ["???", "xx", "en"],
      ["4711", "", "en"],
      ["Who won the chess championship in 1972?", "de", "en"],
      ["Wer hat die Schachweltmeisterschaft gewonnen und warum?", "en", "de"],
    ] as const;
    for (const [question, page, reply] of cases) {
      const { answer, outcome } = await asked(question, page);
      expect(answer, `${question} on a page in ${page}`).toContain(refusedIn[reply]);
      expect(outcome).toBe("refused");
    }
  },
);

it("a question in no language that goes on with a conversation keeps the conversation's", async () => {
  const history = [
    { role: "user" as const, content: "Was kostet das und wie lange darf ich es behalten?" },
    { role: "assistant" as const, content: "1,50 Euro." },
  ];
  const { answer } = await api.chat.ask({ ragSystemId: id, query: "4711?", language: "fr", history });
  expect(answer).toContain(refusedIn.de);
});

it("small talk that languages share is answered in the page's, any other in its own", async () => {
  const said = async (query: string, language: string) =>
    (await api.chat.ask({ ragSystemId: id, query, language })).answer;
  expect(await said("Ok", "de")).toContain("Gut");
  expect(await said("Ok", "en")).not.toContain("Gut");
  expect(await said("Vielen Dank!", "en")).toContain("Gern geschehen");
});

it("a chatbot that always answers in one language refuses in that one", async () => {
  const own = await api.chatbots.create({ name: "Spanish desk", use_case: "support" });
  await uploadText(api, own.id, "rules.txt", english);
  const { settings, version } = await api.chatbotSettings.read({ chatbotId: own.id });
  const answer_style = { ...settings.answer_style, language: "es" as const };
  await api.chatbotSettings.save({ chatbotId: own.id, version, settings: { ...settings, answer_style } });
  const { answer } = await api.chat.ask({ ragSystemId: own.id, query: "4711?", language: "de" });
  expect(answer).toContain("no responden a esta pregunta");
});

it.each([
  ["de-CH", "de"],
  ["EN", "en"],
  ["pt_BR", "pt"],
  ["nb-NO", "no"],
  ["zh-Hant-TW", "zh"],
  ["eo", undefined],
  ["<script>", undefined],
  [undefined, undefined],
])("the tag %j names the language %j", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it("signs, numbers, codes and emoji are no words", () => {
  for (const text of ["?", "", "4711", "ok 12", "AX-4711", "🙂👍", "SKU 12b", "10 % ?"])
    expect(isWordless(text), text).toBe(true);
  for (const text of ["Preise?", "Norwich", "opening", "価格", "السعر"])
    expect(isWordless(text), text).toBe(false);
});
