import { expect } from "vitest";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import { speak } from "../../recordings/speak.ts";
import { until } from "../../until.ts";
import type { Actor, Api } from "../../users.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

const file = { filename: "depot.txt", content_type: "text/plain", file_size: 20 };
const fact = "The depot in Lindow answers before nine.";

/** A template, an interview by it, its public page and the citation of an answer, by both functions of the area. */
export const itAsksWhatPeopleKnow = (setup: () => Setup): void => {
  step("a template is written, shared, published, copied and deleted", async () => {
    const api = await setup().api();
    const { knowledgeTemplates: templates } = api;
    const { id: templateId } = await templates.create({ name: "Handover", with_chatbot: false });
    await writeSections(api, templateId);
    await templates.update({ templateId, name: "Workshop handover", description: "", is_public: false });
    const refused = await templates.share({ templateId, user_id: "nobody" }).catch((error) => error.code);
    expect(refused).toBe("invalid");
    expect((await templates.team({ templateId })).items).toEqual([]);
    await templates.unshare({ templateId, sharedUserId: "nobody" }).catch(() => undefined);
    const { public_slug } = await templates.publish({ templateId, publishes_drafts: true });
    const knowledgeSlug = public_slug ?? "";
    expect((await templates.page({ knowledgeSlug })).kind).toBe("template");
    const copy = await templates.copy({ knowledgeSlug });
    await templates.unpublish({ templateId, retires_link: true });
    expect((await templates.list({ search: "workshop" })).items.length).toBeGreaterThan(0);
    for (const id of [templateId, copy.id])
      expect(await templates.remove({ templateId: id })).toEqual({ isDone: true });
  });

  step("a person is interviewed on the public page, and the chatbot cites the answer", async () => {
    const api = await setup().api();
    const { knowledgeTemplates: templates, knowledgeInterviews: interviews } = api;
    const template = await templates.create({ name: "Escalations" });
    const named = { templateId: template.id, rag_system_id: template.rag_system_id ?? "" };
    const created = await interviews.create({ ...named, interviewee_name: "Workshop lead" });
    const { id: interviewId, public_slug } = created;
    const [first, second] = template.sections[0]?.questions.map(({ id }) => id) ?? [];
    if (!first || !second) throw new Error("The template has no questions.");
    await interviews.setCode({ interviewId, access_code: "ABC234" });
    await answerOnPage(api, public_slug ?? "", first);
    const answer = { interviewId, questionId: second };
    const { response } = await interviews.type({ ...answer, draft_text: "The rep", version: 0 });
    await interviews.save({ ...answer, response_text: "The rep rings first.", version: response.version });
    const { upload } = await interviews.attach({ ...answer, ...file });
    await send(api, upload);
    await speakAnswer(api, answer);
    expect((await interviews.complete({ interviewId })).status).toBe("completed");
    await added(interviews, interviewId);
    expect((await interviews.list({ templateId: template.id })).items).toHaveLength(1);
    expect((await interviews.get({ interviewId })).responses).toHaveLength(2);
    expect((await templates.statistics({ templateId: template.id })).interviews).toBe(1);
    const { items } = await api.chat.search({
      chatbotId: named.rag_system_id,
      query: "Who answers in Lindow?",
    });
    expect(items.map(({ text }) => text)).toContain(fact);
    await interviews.withdraw({ knowledgeSlug: public_slug ?? "" });
    expect(await interviews.remove({ interviewId })).toEqual({ isDone: true });
    // a second one goes with its template
    const other = await interviews.create({ ...named, interviewee_name: "Bookkeeper" });
    await interviews.save({ interviewId: other.id, questionId: first, response_text: fact, version: 0 });
    expect(await templates.remove({ templateId: template.id })).toEqual({ isDone: true });
    // a third one goes with the account
    const { id: templateId } = await templates.create({ name: "Left", with_chatbot: false });
    await interviews.create({ ...named, templateId, interviewee_name: "Cashier" });
  });
};

const writeSections = async ({ knowledgeTemplates: templates }: Api, templateId: string): Promise<void> => {
  const section = await templates.addSection({ templateId, title: "Tools" });
  const placed = { templateId, sectionId: section.id };
  await templates.updateSection({ ...placed, title: "Tools and spares" });
  await templates.moveSection({ ...placed, section_order: 1 });
  const question = await templates.addQuestion({ ...placed, question_text: "Which tool fails first?" });
  const asked = { ...placed, questionId: question.id };
  await templates.addQuestions({ ...placed, questions: [{ question_text: "Which spare is never there?" }] });
  await templates.updateQuestion({ ...asked, question_text: "Which tool fails?", importance: "high" });
  await templates.moveQuestion({ ...asked, question_order: 2 });
  await templates.removeQuestion(asked);
  await templates.restore({ templateId, removedId: question.id });
  await templates.proposeQuestions(placed);
  const { sections } = await templates.proposeSections({ templateId });
  await templates.addSections({ templateId, sections: sections.slice(0, 1) });
  await templates.removeSection(placed);
  expect((await templates.get({ templateId })).sections.length).toBeGreaterThan(5);
};

const answerOnPage = async (
  { knowledgeInterviews: page, ...api }: Actor,
  knowledgeSlug: string,
  questionId: string,
) => {
  await page.enter({ knowledgeSlug, access_code: "ABC234" });
  await page.welcome({ knowledgeSlug, name: "Ada", email: "ada@example.com", notice_version: noticeVersion });
  await page.open({ knowledgeSlug });
  const own = { knowledgeSlug, questionId };
  const { response } = await page.typeOwn({ ...own, draft_text: "The depot", version: 0 });
  await page.saveOwn({ ...own, response_text: fact, version: response.version });
  await page.recordOwn(own);
  const { upload } = await page.attachOwn({ ...own, ...file });
  await send({ knowledgeInterviews: page, ...api }, upload);
};

/** Two recordings, the first of which is deleted; the second goes with its interview. */
const speakAnswer = async (api: Actor, answer: { interviewId: string; questionId: string }) => {
  const { ticket } = await api.knowledgeInterviews.record(answer);
  const through = api.through ?? fetch;
  const { id: recordingId } = await speak(api, ticket, { through });
  await api.recordings.transcribe({ ticket, recordingId });
  expect((await api.recordings.list({ ticket })).items).toMatchObject([{ state: "stored" }]);
  const { recordings } = await api.knowledgeInterviews.get({ interviewId: answer.interviewId });
  expect(recordings).toHaveLength(1);
  expect((await api.knowledgeInterviews.sound(answer)).sound).toBeNull();
  await api.recordings.remove({ ticket, recordingId });
  await speak(api, ticket, { through });
};

const send = async (api: Actor, { url, fields }: { url: string; fields: Record<string, string> }) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new Blob(["The depot is Lindow."]), file.filename);
  await (api.through ?? fetch)(url, { method: "POST", body: form });
};

const added = async (interviews: Api["knowledgeInterviews"], interviewId: string): Promise<void> => {
  const { failed } = await until(async () => {
    const processing = await interviews.process({ interviewId });
    return processing.pending === 0 ? processing : undefined;
  });
  expect(failed).toEqual([]);
};
