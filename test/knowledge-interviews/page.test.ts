import { expect, it } from "vitest";
import { bearing } from "../users.ts";
import { openPage } from "./open-page.ts";
import { introduced, questions } from "./study.ts";

const text = "Call Ada Novak in May.";

it("[PUBKINT-003] a link of no interview, and of a deleted one, is not available", async () => {
  const { ann, made, enter, code, mara } = await openPage();
  const none = { knowledgeSlug: "nobody-has-this", access_code: "" };
  await expect(mara.knowledgeInterviews.enter(none)).rejects.toThrow("This interview is not available");
  await ann.knowledgeInterviews.remove({ interviewId: made.id });
  await expect(enter(code)).rejects.toThrow("This interview is not available");
});

it("[PUBKINT-041][PUBKINT-042] the page gets sections and questions in order, and the answers given", async () => {
  const { mara, made, first, second, third } = await openPage();
  const { knowledgeSlug, taken } = await introduced(mara, made);
  expect(taken.responses).toEqual([]);
  expect(taken.sections).toMatchObject([{ title: "Escalations", section_order: 1 }]);
  expect(taken.sections[0]?.questions.map(({ id, question_order }) => [id, question_order])).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
  expect(taken.sections[0]?.questions[0]).toMatchObject({ ...questions[0] });
  const answer = { knowledgeSlug, questionId: second, response_text: text, version: 0 };
  await mara.knowledgeInterviews.saveOwn(answer);
  const { responses } = await mara.knowledgeInterviews.open({ knowledgeSlug });
  expect(responses).toMatchObject([{ id: expect.any(String), question_id: second, response_text: text }]);
});

it("[PUBKINT-043][PUBKINT-040] a new answer returns its row, and a later one changes the same row", async () => {
  const { mara, made, first } = await openPage();
  const { knowledgeSlug } = await introduced(mara, made);
  const save = (response_text: string, version: number) =>
    mara.knowledgeInterviews.saveOwn({ knowledgeSlug, questionId: first, response_text, version });
  const { response } = await save(text, 0);
  expect(response).toMatchObject({ interview_id: made.id, question_id: first, response_text: text });
  expect((await save("Call Bora.", 1)).response).toMatchObject({
    id: response.id,
    response_text: "Call Bora.",
  });
  expect((await mara.knowledgeInterviews.open({ knowledgeSlug })).responses).toHaveLength(1);
});

it("who agreed to another notice has to read the present one", async () => {
  const { enter, code, welcome } = await openPage();
  await enter(code);
  await expect(welcome({ notice_version: "2020-01" })).rejects.toMatchObject({ code: "conflict" });
  await expect(welcome({ email: "mara@mail" })).rejects.toThrow("Please enter a valid email address");
});

it("who takes answers back leaves those of others", async () => {
  const { ann, mara, made, first, second } = await openPage();
  const { knowledgeSlug } = await introduced(mara, made);
  await mara.knowledgeInterviews.saveOwn({
    knowledgeSlug,
    questionId: first,
    response_text: text,
    version: 0,
  });
  const own = { interviewId: made.id, questionId: second, response_text: text, version: 0 };
  await ann.knowledgeInterviews.save(own);
  expect(await mara.knowledgeInterviews.withdraw({ knowledgeSlug })).toEqual({ isDone: true });
  const { responses, answered_count } = await ann.knowledgeInterviews.get({ interviewId: made.id });
  expect(responses.map(({ question_id }) => question_id)).toEqual([second]);
  expect(answered_count).toBe(1);
  // name and address went with them, and a repeated call finds nothing left
  const again = { knowledgeSlug, access_code: "" };
  expect((await mara.knowledgeInterviews.enter(again)).has_details).toBe(false);
  expect(await mara.knowledgeInterviews.withdraw({ knowledgeSlug })).toEqual({ isDone: true });
});

it("who is not signed in reads the company that invites, and never an address", async () => {
  const { ann, knowledgeSlug } = await openPage();
  const cover = () => bearing(undefined).knowledgeTemplates.page({ knowledgeSlug });
  const settings = (await ann.account.settings({})).settings;
  await ann.account.saveSettings({ ...settings, full_name: "", company: "" });
  expect(JSON.stringify(await cover())).not.toContain("@");
  expect(await cover()).toMatchObject({ interview: { host: "Your host" } });
  await ann.account.saveSettings({ ...settings, company: "Old Town Cycles" });
  expect(await cover()).toMatchObject({ interview: { host: "Old Town Cycles" } });
});

it("who goes through the Welcome step again decides how answers given before are cited", async () => {
  const { ann, mara, made, first, second, third, rag_system_id, welcome } = await openPage();
  const { knowledgeSlug } = await introduced(mara, made, { name: "Mara Ilić" });
  const answer = { knowledgeSlug, questionId: first, response_text: text, version: 0 };
  await mara.knowledgeInterviews.saveOwn(answer);
  const file = { filename: "key.txt", content_type: "text/plain", file_size: 5 };
  await mara.knowledgeInterviews.attachOwn({ knowledgeSlug, questionId: third, ...file });
  const own = { interviewId: made.id, questionId: second };
  await ann.knowledgeInterviews.save({ ...own, response_text: "By the owner.", version: 0 });
  const persons = async () => {
    const { responses } = await ann.knowledgeInterviews.get({ interviewId: made.id });
    const { items } = await ann.documents.list({ chatbotId: rag_system_id });
    const cited = (id: string) =>
      items
        .filter(({ interview }) => interview?.question_id === id)
        .map(({ interview }) => interview?.person);
    return responses.map(({ question_id, person }) => [person, ...cited(question_id)]);
  };
  const owners = ["Mara Ilić", "Mara Ilić"];
  expect(await persons()).toEqual([owners, owners, owners]);
  await welcome({ is_named: false });
  expect(await persons()).toEqual([[null, null], owners, [null, null]]);
  await welcome({ is_named: true });
  expect(await persons()).toEqual([["Mara", "Mara"], owners, ["Mara", "Mara"]]);
  // nobody is named who has not said so
  await welcome({ is_named: undefined });
  expect(await persons()).toEqual([[null, null], owners, [null, null]]);
  await welcome({ name: "M. Ilić" });
  expect(await persons()).toEqual([["M. Ilić", "M. Ilić"], owners, ["M. Ilić", "M. Ilić"]]);
});
