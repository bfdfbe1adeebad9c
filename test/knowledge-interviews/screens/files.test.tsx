import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Document } from "#shared/documents/document.ts";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen, toasted } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";
import { at, responseOf, takenOf } from "./sample.ts";
import { storedAnswers } from "./stored-answers.ts";

const documentOf = (
  processing_status: Document["processing_status"],
  other: Partial<Document> = {},
): Document => ({
  id: "doc_1",
  rag_system_id: "bot_Handbook",
  user_id: "user-1",
  filename: "prices.txt",
  content_type: "text/plain",
  file_size: 6,
  processing_status,
  chunk_count: 0,
  created_at: at,
  ...other,
});
const file = (name: string) => new File(["prices"], name, { type: "text/plain" });

/** The storage that the form leads to takes every file. */
const storage = () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, "status", { value: 204 });
    this.onload?.(new ProgressEvent("load"));
  });
  return send;
};
const attach = { document: documentOf("pending"), upload: { url: "/files", fields: {} } };

const asOwner = async (...states: Document[]) => {
  storage();
  await open("/app/knowledge/interview/kint_Petra", storedAnswers().replies);
  server.reply({
    knowledgeInterviews: { attach },
    documents: { get: () => (states.length > 1 ? states.shift() : states[0]) ?? documentOf("completed") },
  });
  await seen(button("Attach File"));
};
const choose = (name: string) => userEvent.upload(page.getByLabelText("Files for this answer"), file(name));

it("[KINT-047] an answer takes text, Markdown, PDF and Word files, and refuses others by name", async () => {
  await asOwner();
  const input = page.getByLabelText("Files for this answer").element();
  expect(input.getAttribute("accept")).toBe(".txt,.md,.pdf,.doc,.docx");
  await choose("shelf.heic");
  await button("Upload shelf.heic").click();
  await seen("It cannot be read as text. Attach .txt, .md, .pdf, .doc or .docx.");
  expect(server.asked("knowledgeInterviews", "attach")).toEqual([]);
});

it("[KINT-048] a file is uploaded by its button and followed until it is processed", async () => {
  await asOwner(documentOf("processing"), documentOf("completed"));
  await choose("prices.txt");
  expect(server.asked("knowledgeInterviews", "attach")).toEqual([]);
  await button("Upload prices.txt").click();
  await seen("Processing");
  await toasted("Document processed and added to knowledge base");
  await seen("Completed");
  expect(server.asked("knowledgeInterviews", "attach")).toMatchObject([
    { questionId: "q1", filename: "prices.txt" },
  ]);
  await expectAccessible();
});

it("[KINT-049] a file that could not be processed is said with its reason", async () => {
  await asOwner(documentOf("failed", { failure_reason: "The file is empty." }));
  await choose("prices.txt");
  await button("Upload prices.txt").click();
  await toasted("Failed to process document");
  await seen(page.getByRole("list", { name: "Attached files" }).getByText("The file is empty."));
});

const asVisitor = async (state: Document["processing_status"]) => {
  storage();
  const { replies } = storedAnswers();
  await open("/knowledge/handover-petra-m8q2", replies);
  const kept = { document_id: "doc_1", filename: "prices.txt", file_size: 6, processing_status: state };
  server.reply({
    knowledgeTemplates: {
      page: {
        kind: "interview",
        interview: { public_slug: "s", status: "published", host: "Fernhill Cycles", has_access_code: true },
      },
    },
    knowledgeInterviews: { attachOwn: attach },
  });
  await seen(page.getByLabelText("Your Answer"));
  server.reply({
    knowledgeInterviews: { open: takenOf({ responses: [responseOf("q1", { files: [kept] })] }) },
  });
};
const upload = (name: string) =>
  userEvent.upload(page.getByLabelText("Upload Supporting Documents (Optional)"), file(name));

it("[PUBKINT-032][PUBKINT-061][PUBKINT-062] a supporting file is uploaded at once", async () => {
  await asVisitor("completed");
  const input = page.getByLabelText("Upload Supporting Documents (Optional)").element();
  expect(input.getAttribute("accept")).toBe(".txt,.md,.pdf,.doc,.docx");
  await upload("prices.txt");
  await toasted("Processing document...");
  await toasted("File uploaded and processed successfully");
  expect(server.asked("knowledgeInterviews", "attachOwn")).toMatchObject([{ questionId: "q1" }]);
});

it("[PUBKINT-063] a supporting file that was refused is said", async () => {
  await asVisitor("completed");
  server.reply({ knowledgeInterviews: { attachOwn: refused("conflict", "The chatbot was deleted.") } });
  await upload("prices.txt");
  await toasted("Failed to upload file");
  await seen(page.getByRole("list", { name: "Attached files" }).getByText("The chatbot was deleted."));
});

it("[PUBKINT-063] a supporting file that could not be read is said", async () => {
  await asVisitor("failed");
  await upload("prices.txt");
  await toasted("Failed to upload file");
});
