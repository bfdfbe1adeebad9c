import { expect, it } from "vitest";
import { as } from "../users.ts";
import { introduced, openStudy } from "./study.ts";

const long = "Call Ada Novak in May, since she knows every driver by name and answers at night.";

const opened = async () => {
  const ann = await as("ann");
  const study = await openStudy(ann);
  const { id: interviewId } = await study.interview();
  const { knowledgeInterviews: routes } = ann;
  return {
    ...study,
    ann,
    interviewId,
    save: (questionId: string, response_text: string, version = 0, more: object = {}) =>
      routes.save({ interviewId, questionId, response_text, version, ...more }),
    type: (questionId: string, draft_text: string, version = 0) =>
      routes.type({ interviewId, questionId, draft_text, version }),
    detail: () => routes.get({ interviewId }),
    complete: () => routes.complete({ interviewId }),
  };
};

it("[KINT-038] an answer needs text, which is stored trimmed", async () => {
  const { save, first } = await opened();
  await expect(save(first, " \n\t ")).rejects.toThrow("Write an answer.");
  const { response, answered_count } = await save(first, `\n  ${long}  \n`);
  expect(response.response_text).toBe(long);
  expect(answered_count).toBe(1);
});

it("[KINT-025][DATA-028] answers are read with their question and its section", async () => {
  const { save, first, second, detail, interviewId } = await opened();
  await save(second, long);
  await save(first, long);
  const { responses, answered_count, sections } = await detail();
  expect(answered_count).toBe(2);
  expect(sections[0]?.questions).toHaveLength(3);
  expect(responses.map(({ question_id }) => question_id)).toEqual([first, second]);
  expect(responses[0]).toEqual({
    id: expect.stringMatching(/^kans_/),
    interview_id: interviewId,
    question_id: first,
    response_text: long,
    audio_url: null,
    document_ids: [],
    question_text: "Whom do you call when a delivery is stuck?",
    section_title: "Escalations",
    created_at: expect.any(String),
    updated_at: expect.any(String),
    version: 1,
    draft_text: null,
    follow_up: null,
    person: "Mara Ilić",
    files: [],
  });
});

it("an answer that another window changed is not overwritten, and the same text again is no conflict", async () => {
  const { save, first, detail } = await opened();
  await save(first, long);
  await expect(save(first, "Call Bora.")).rejects.toMatchObject({ code: "conflict" });
  await expect(save(first, "Call Bora.")).rejects.toThrow("changed in another window");
  expect((await save(first, long)).response.version).toBe(1);
  expect((await detail()).responses[0]?.response_text).toBe(long);
  expect((await save(first, "Call Bora.", 1)).response.version).toBe(2);
});

it("of ten saves at the same moment one wins, and it counts once", async () => {
  const { save, first, detail } = await opened();
  const saves = Array.from({ length: 10 }, (_, at) => save(first, `${long} ${at}`));
  const settled = await Promise.allSettled(saves);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await detail()).toMatchObject({ answered_count: 1, responses: [{ version: 1 }] });
});

it("what is typed is kept beside the saved text until it is saved or undone", async () => {
  const { save, type, first, detail } = await opened();
  expect((await type(first, "Call A")).response).toMatchObject({ draft_text: "Call A", response_text: "" });
  expect((await detail()).answered_count).toBe(0);
  await expect(type(first, "Call B")).rejects.toMatchObject({ code: "conflict" });
  expect((await save(first, long, 1)).response).toMatchObject({ draft_text: null, version: 2 });
  expect((await type(first, "Call C", 2)).response).toMatchObject({
    draft_text: "Call C",
    response_text: long,
  });
  expect((await type(first, long, 3)).response.draft_text).toBeNull();
});

it("[KINT-054] completing saves what was typed, and may leave questions open", async () => {
  const { type, first, detail, complete } = await opened();
  await type(first, long);
  expect(await complete()).toMatchObject({ status: "completed", answered_count: 1, question_count: 3 });
  expect((await detail()).responses).toMatchObject([{ response_text: long, draft_text: null }]);
  expect((await complete()).status).toBe("completed");
});

it("an interview keeps the questions that it was begun with", async () => {
  const { ann, templateId, sectionId, save, first, third, detail } = await opened();
  const question = { templateId, sectionId, question_text: "Who has the map?" };
  const added = await ann.knowledgeTemplates.addQuestion(question);
  expect((await detail()).question_count).toBe(4);
  await save(first, long);
  await ann.knowledgeTemplates.removeQuestion({ templateId, sectionId, questionId: third });
  const late = await ann.knowledgeTemplates.addQuestion({ ...question, question_text: "Who else?" });
  const { sections, question_count } = await detail();
  expect(question_count).toBe(4);
  expect(sections.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain(third);
  expect((await save(added.id, long)).answered_count).toBe(2);
  await save(third, long);
  await expect(save(late.id, long)).rejects.toThrow("This question was removed from the template.");
});

it("a short answer and one without an example are followed up once, and skipping ends it", async () => {
  const { save, first, second } = await opened();
  const short = await save(second, "I listen.");
  expect(short.probe?.reason).toBe("short");
  const question = short.probe?.question ?? "";
  expect(
    (await save(second, "I do listen.", 1, { follow_up: { question, answer: "" } })).probe,
  ).toBeUndefined();
  expect((await save(second, "I listen.", 2)).probe).toBeUndefined();
  const general = await save(first, "You always call the people at the desk and wait.");
  expect(general.probe?.reason).toBe("no-example");
  expect((await save(first, long, 1)).probe).toBeUndefined();
});

it("the template counts answers to each question, their words and the last one's day", async () => {
  const { ann, templateId, save, first, interviewId } = await opened();
  await save(first, "One two three");
  await save(first, "One two three four", 1);
  const figures = async () => {
    const { questions } = await ann.knowledgeTemplates.statistics({ templateId });
    return questions.find(({ question_id }) => question_id === first);
  };
  expect(await figures()).toMatchObject({ answered: 1, words: 4, last_answered_at: expect.any(String) });
  await ann.knowledgeInterviews.remove({ interviewId });
  expect(await figures()).toMatchObject({ answered: 0, words: 0 });
});

it("[KINT-057] a completed interview is closed for its page, and its owner still corrects answers", async () => {
  const { interview, first, ann } = await opened();
  const mara = await as("mara");
  const made = await interview();
  const { knowledgeSlug } = await introduced(mara, made);
  const answer = { knowledgeSlug, questionId: first, response_text: long, version: 0 };
  const last = await mara.knowledgeInterviews.saveOwn({ ...answer, is_last: true });
  expect(last.status).toBe("completed");
  expect((await mara.knowledgeInterviews.saveOwn({ ...answer, is_last: true })).status).toBe("completed");
  await expect(
    mara.knowledgeInterviews.saveOwn({ ...answer, response_text: "No.", version: 1 }),
  ).rejects.toThrow("This interview was completed");
  const corrected = { interviewId: made.id, questionId: first, response_text: "Call Bora.", version: 1 };
  expect((await ann.knowledgeInterviews.save(corrected)).response.response_text).toBe("Call Bora.");
});
