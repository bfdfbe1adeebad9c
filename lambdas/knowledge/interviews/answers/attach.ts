import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { admitDocument } from "#lambdas/core/quotas.ts";
import { uploadForm } from "#lambdas/documents/files.ts";
import { newDocument } from "#lambdas/documents/process.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { failedCondition, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { uploadedFile } from "#shared/documents/uploaded-file.ts";
import { AppError } from "#shared/errors.ts";
import { attachmentExtensions, mostAttachments } from "#shared/knowledge/rules.ts";
import { answerEntity, type StoredAnswer, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { sectionsOf } from "../view.ts";
import { begin, questionIn } from "./begin.ts";
import { sourceOf } from "./feed.ts";
import { emptyAnswer, openFor, refuseCompleted, type Writer } from "./writer.ts";

type File = z.output<typeof uploadedFile>;

/** Registers a file that supports an answer as a document of the interview's chatbot, with the form to upload it. */
export const attach = async (
  interview: StoredInterview,
  { questionId, ...file }: File & { questionId: string },
  writer: Writer,
) => {
  requireExtension(file);
  const begun = await begin(interview);
  const asked = questionIn(await sectionsOf(begun), questionId);
  const { user_id, id, rag_system_id } = begun;
  await requireChatbot(begun);
  const described = newDocument(user_id, { ...file, chatbotId: rag_system_id });
  await admitDocument(user_id, file.file_size);
  for (;;) {
    const { interview: present, answer: former } = await interviewStore.withAnswer(
      { user_id, id },
      questionId,
    );
    refuseCompleted(present, writer);
    if ((former?.document_ids.length ?? 0) >= mostAttachments) throw full();
    const answer = former ?? emptyAnswer(id, questionId, writer);
    const document = { ...described, interview: sourceOf(answer, asked, described.created_at) };
    try {
      await documentStore.create(
        document,
        writer.userId,
        writesOf(present, { answer, former }, document.id, writer),
      );
      return { document, upload: await uploadForm(document, document) };
    } catch (error) {
      if (!failedCondition(error, 0) && !failedCondition(error, 1)) throw error;
    }
  }
};

const writesOf = (
  interview: StoredInterview,
  { answer, former }: { answer: StoredAnswer; former: StoredAnswer | undefined },
  documentId: string,
  writer: Writer,
): Write[] => {
  const condition = openFor(writer);
  const set = { document_ids: [...answer.document_ids, documentId], attached: answer.attached + 1 };
  return [
    interviewStore.change(interview, {
      set: { updated_at: new Date().toISOString() },
      ...(condition && { condition }),
    }),
    former
      ? answerEntity.change(former, { set, condition: when.equals({ attached: former.attached }) })
      : answerEntity.put({ ...answer, ...set }),
  ];
};

const requireChatbot = async ({ user_id, rag_system_id }: StoredInterview): Promise<void> => {
  await chatbotStore.ofAccount(user_id, rag_system_id).catch((error) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw new AppError(
      "conflict",
      "The chatbot of this interview was deleted, so files cannot be kept with it. Write what the file says into your answer.",
    );
  });
};

const requireExtension = ({ filename }: File): void => {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase() ?? "";
  if (attachmentExtensions.includes(extension)) return;
  const names = attachmentExtensions.map((one) => `.${one}`).join(", ");
  const message = `Attach a file of one of these types: ${names}.`;
  throw new AppError("invalid", message, [{ path: "filename", message }]);
};

const full = () =>
  new AppError(
    "conflict",
    `An answer takes ${mostAttachments} files at most. Put what is left into one file, or into the answer to another question.`,
  );
