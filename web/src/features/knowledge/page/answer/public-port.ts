import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import type { AnswerPort } from "../../answering/port.ts";

/** The routes of the public page for the reader's own answers. */
export const publicPort = (knowledgeSlug: string): AnswerPort => {
  const read = (): Promise<TakenInterview> => api.knowledgeInterviews.open({ knowledgeSlug });
  return {
    read,
    save: (questionId, { isLast, ...saved }) =>
      api.knowledgeInterviews.saveOwn({
        knowledgeSlug,
        questionId,
        ...saved,
        ...(isLast && { is_last: true }),
      }),
    type: (questionId, typed) => api.knowledgeInterviews.typeOwn({ knowledgeSlug, questionId, ...typed }),
    attach: (questionId, file) =>
      api.knowledgeInterviews.attachOwn({
        knowledgeSlug,
        questionId,
        filename: file.name,
        content_type: file.type,
        file_size: file.size,
      }),
    ticket: async (questionId) =>
      (await api.knowledgeInterviews.recordOwn({ knowledgeSlug, questionId })).ticket,
    fileState: async (_, documentId) => {
      const { responses } = await read();
      const files = responses.flatMap((response) => response.files);
      return files.find(({ document_id }) => document_id === documentId) ?? { processing_status: "pending" };
    },
  };
};
