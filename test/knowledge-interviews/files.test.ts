import { expect, it } from "vitest";
import { until } from "../until.ts";
import { type Actor, as } from "../users.ts";
import { introduced, openStudy, read } from "./study.ts";

const content = "The spare key hangs behind the third boiler of the east hall.";

type Form = { url: string; fields: Record<string, string> };

const send = async ({ url, fields }: Form, bytes: string): Promise<void> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new Blob([bytes]), "file");
  expect((await fetch(url, { method: "POST", body: form })).ok).toBe(true);
};

const opened = async () => {
  const ann = await as("ann");
  const study = await openStudy(ann);
  const made = await study.interview();
  const attach = (filename: string, more: object = {}) =>
    ann.knowledgeInterviews.attach({
      interviewId: made.id,
      questionId: study.third,
      filename,
      content_type: "text/plain",
      file_size: content.length,
      ...more,
    });
  const detail = () => ann.knowledgeInterviews.get({ interviewId: made.id });
  return { ...study, ann, made, attach, detail };
};

const ask = (owner: Actor, ragSystemId: string) =>
  owner.chat.ask({ ragSystemId, query: "Where does the spare key hang?" });

it("[KINT-032] an attached file is a pending document of the interview's chatbot, and answers once it was read", async () => {
  const { ann, attach, rag_system_id, made, third, detail } = await opened();
  const { document, upload } = await attach("key.txt");
  expect(document).toMatchObject({
    rag_system_id,
    user_id: made.user_id,
    filename: "key.txt",
    content_type: "text/plain",
    file_size: content.length,
    processing_status: "pending",
    interview: { interview_id: made.id, question_id: third, person: "Mara Ilić" },
  });
  await send(upload, content);
  await read(ann, rag_system_id);
  const [response] = (await detail()).responses;
  expect(response).toMatchObject({ response_text: "", document_ids: [document.id] });
  expect(response?.files).toMatchObject([{ filename: "key.txt", processing_status: "completed" }]);
  expect((await ask(ann, rag_system_id)).answer).toContain("third boiler");
});

it("[KINT-047] files of other types are refused with the types that are taken", async () => {
  const { attach } = await opened();
  for (const name of ["a.txt", "a.MD", "a.pdf", "a.doc", "a.docx"]) await attach(name);
  for (const name of ["a.xlsx", "a.csv", "a.html", "a.txt.exe", "txt"])
    await expect(attach(name)).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringContaining(".txt, .md, .pdf, .doc, .docx"),
    });
});

it("an answer takes ten files, also of those that come at the same moment", async () => {
  const { attach, detail } = await opened();
  const tried = await Promise.allSettled(Array.from({ length: 13 }, (_, at) => attach(`${at}.txt`)));
  const refused = tried.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refused).toEqual(["conflict", "conflict", "conflict"]);
  expect((await detail()).responses[0]?.document_ids).toHaveLength(10);
});

it("[PUBKINT-047] the text of a file from the public page is cited by the chatbot, under the name of the file", async () => {
  const { ann, made, third, rag_system_id } = await opened();
  const mara = await as("mara");
  const { knowledgeSlug } = await introduced(mara, made);
  const file = { filename: "key.txt", content_type: "text/plain", file_size: content.length };
  const { upload } = await mara.knowledgeInterviews.attachOwn({
    knowledgeSlug,
    questionId: third,
    ...file,
  });
  await expect(ask(ann, rag_system_id)).rejects.toThrow("No relevant context found");
  await send(upload, content);
  await read(ann, rag_system_id);
  const { answer, context } = await ask(ann, rag_system_id);
  expect(answer).toContain("third boiler");
  expect(context[0]).toMatchObject({ content, metadata: { filename: "key.txt" } });
});

it("[PUBKINT-048] without its chatbot an interview takes no file", async () => {
  const { ann, made, third, attach, rag_system_id } = await opened();
  const mara = await as("mara");
  const { knowledgeSlug } = await introduced(mara, made);
  await ann.chatbots.remove({ id: rag_system_id });
  const file = { filename: "key.txt", content_type: "text/plain", file_size: content.length };
  const own = () => mara.knowledgeInterviews.attachOwn({ knowledgeSlug, questionId: third, ...file });
  for (const attached of [own, () => attach("key.txt")])
    await expect(attached()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("The chatbot of this interview was deleted"),
    });
});

it("a file that cannot be read is told with its reason, and the other answers are added", async () => {
  const { ann, attach, made, first, detail } = await opened();
  const { upload } = await attach("broken.pdf", { content_type: "application/pdf" });
  await send(upload, "%PDF-1.7 nothing");
  const answer = { questionId: first, response_text: "Call Ada Novak.", version: 0 };
  await ann.knowledgeInterviews.save({ interviewId: made.id, ...answer });
  const processed = await until(async () => {
    const now = await ann.knowledgeInterviews.process({ interviewId: made.id });
    return now.pending === 0 ? now : undefined;
  });
  expect(processed).toMatchObject({
    added: 1,
    failed: [
      { question_text: "Where is the spare key?", reason: expect.stringMatching(/^broken\.pdf: \S.*\.$/) },
    ],
  });
  const broken = (await detail()).responses.find(({ files }) => files.length > 0);
  expect(broken?.files).toMatchObject([{ processing_status: "failed", failure_reason: expect.any(String) }]);
});

it("an answer is no file that is replaced under Documents", async () => {
  const { ann, made, first, rag_system_id } = await opened();
  const answer = { questionId: first, response_text: "Call Ada Novak.", version: 0 };
  await ann.knowledgeInterviews.save({ interviewId: made.id, ...answer });
  const [document] = await read(ann, rag_system_id);
  const file = { filename: "a.txt", content_type: "text/plain", file_size: 5 };
  const replaced = { chatbotId: rag_system_id, id: document?.id ?? "", ...file };
  await expect(ann.documents.replaceFile(replaced)).rejects.toThrow("This is an answer of an interview.");
});
