import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { openStudy, read } from "./study.ts";

it("a copy of a chatbot has its files, and no answers of interviews", async () => {
  const ann = await as("ann");
  const { rag_system_id, interview, first } = await openStudy(ann);
  const { id: interviewId } = await interview();
  const saved = { interviewId, questionId: first, response_text: "Call Ada Novak.", version: 0 };
  await ann.knowledgeInterviews.save(saved);
  await uploadText(ann, rag_system_id, "hours.txt", "The desk opens at nine.");
  await read(ann, rag_system_id, 2);
  const { copy } = await ann.chatbots.duplicate({ id: rag_system_id });
  while (!(await ann.chatbots.duplicate({ id: rag_system_id, copyId: copy.id })).isDone);
  const documents = await read(ann, copy.id, 1);
  expect(documents.map(({ filename }) => filename)).toEqual(["hours.txt"]);
});
