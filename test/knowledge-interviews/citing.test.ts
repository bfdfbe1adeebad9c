import { expect, it } from "vitest";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { introduced, openStudy, read } from "./study.ts";

const answer = "Call Ada Novak of the freight desk. She knows every driver by name.";

it("[KINT-052][KINT-054] an answer of a completed interview is cited by person, section and day", async () => {
  const ann = await as("ann");
  const { rag_system_id, interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const ask = () =>
    ann.chat.ask({ ragSystemId: rag_system_id, query: "Whom do you call when a delivery is stuck?" });
  await expect(ask()).rejects.toThrow("No relevant context found");
  await ann.knowledgeInterviews.save({ interviewId, questionId: first, response_text: answer, version: 0 });
  expect((await ann.knowledgeInterviews.complete({ interviewId })).status).toBe("completed");
  await read(ann, rag_system_id);
  expect(await ann.knowledgeInterviews.process({ interviewId })).toEqual({
    added: 1,
    pending: 0,
    failed: [],
  });
  const reply = await ask();
  expect(reply.answer).toContain("Ada Novak");
  expect(reply.context[0]?.metadata.filename).toMatch(/^Mara Ilić, Escalations, \d{1,2} \w{3,4} 20\d\d$/);
});

it("[KINT-055][KINT-056] processing puts every answer into the chatbot that is missing there, and none twice", async () => {
  const ann = await as("ann");
  const { rag_system_id: chatbotId, interview, first, second } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const save = (questionId: string, response_text: string) =>
    ann.knowledgeInterviews.save({ interviewId, questionId, response_text, version: 0 });
  await save(first, answer);
  await save(second, "Bora at the gate knows the night porter.");
  const [one] = await read(ann, chatbotId, 2);
  await ann.documents.remove({ chatbotId, id: one?.id ?? "" });
  await ann.knowledgeInterviews.complete({ interviewId });
  const processed = () =>
    until(async () => {
      const now = await ann.knowledgeInterviews.process({ interviewId });
      return now.pending === 0 ? now : undefined;
    });
  for (const _twice of [1, 2]) expect(await processed()).toEqual({ added: 2, pending: 0, failed: [] });
  expect(await read(ann, chatbotId, 2)).toHaveLength(2);
  const ask = (query: string) => ann.chat.ask({ ragSystemId: chatbotId, query });
  expect((await ask("Whom do you call when a delivery is stuck?")).answer).toContain("Ada Novak");
  expect((await ask("Who knows the night porter?")).answer).toContain("Bora");
});

it("[PUBKINT-044] the file of an answer has the question and the answer", async () => {
  const ann = await as("ann");
  const { rag_system_id, interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const saved = { interviewId, questionId: first, response_text: answer, version: 0 };
  await ann.knowledgeInterviews.save(saved);
  const [document] = await read(ann, rag_system_id);
  expect(document).toMatchObject({
    kind: "interview",
    filename: `interview_response_${first}.txt`,
    content_type: "text/plain",
  });
  const { url } = await ann.documents.file({ chatbotId: rag_system_id, id: document?.id ?? "" });
  const file = await fetch(url);
  expect(await file.text()).toBe(`Question: Whom do you call when a delivery is stuck?\nAnswer: ${answer}`);
  expect(file.headers.get("content-disposition")).toContain(".txt");
});

it("[PUBKINT-040] a changed answer replaces its passage, and a follow-up stands below it", async () => {
  const ann = await as("ann");
  const { rag_system_id, interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const save = (response_text: string, version: number, follow_up?: { question: string; answer: string }) =>
    ann.knowledgeInterviews.save({
      interviewId,
      questionId: first,
      response_text,
      version,
      ...(follow_up && { follow_up }),
    });
  await save(answer, 0);
  await read(ann, rag_system_id);
  await save("Call Bora at the gate.", 1, { question: "When was that?", answer: "In May, at night." });
  const [document] = await read(ann, rag_system_id);
  const { items } = await ann.documents.passages({ chatbotId: rag_system_id, id: document?.id ?? "" });
  expect(items.map(({ text, titlePath }) => [text, titlePath.slice(1)])).toEqual([
    ["Call Bora at the gate.", ["Whom do you call when a delivery is stuck?"]],
    ["In May, at night.", ["Whom do you call when a delivery is stuck?", "When was that?"]],
  ]);
});

it("a person who did not agree to be named is not named", async () => {
  const [ann, mara] = await Promise.all([as("ann"), as("mara")]);
  const { rag_system_id, interview, first } = await openStudy(ann);
  const made = await interview();
  const { knowledgeSlug } = await introduced(mara, made, { is_named: false });
  await mara.knowledgeInterviews.saveOwn({
    knowledgeSlug,
    questionId: first,
    response_text: answer,
    version: 0,
  });
  const correction = {
    interviewId: made.id,
    questionId: first,
    response_text: `${answer} Always.`,
    version: 1,
  };
  await ann.knowledgeInterviews.save(correction);
  const [document] = await read(ann, rag_system_id);
  expect(document?.interview?.person).toBeNull();
});

it("[PUBKINT-045][KINT-052] an answer is saved though its chatbot was deleted, and the failure is told", async () => {
  const ann = await as("ann");
  const { rag_system_id, interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  await ann.chatbots.remove({ id: rag_system_id });
  const saved = await ann.knowledgeInterviews.save({
    interviewId,
    questionId: first,
    response_text: answer,
    version: 0,
  });
  expect(saved.response.response_text).toBe(answer);
  expect((await ann.knowledgeInterviews.get({ interviewId })).rag_system_name).toBeNull();
  const { failed } = await ann.knowledgeInterviews.process({ interviewId });
  expect(failed).toMatchObject([{ question_id: first, reason: expect.stringContaining("was deleted") }]);
});
