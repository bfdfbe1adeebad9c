import type { InterviewDetail } from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import type { AnswerPort } from "../answering/port.ts";

/** The owner's routes for the answers of an interview. */
export const ownerPort = ({ id: interviewId, rag_system_id }: InterviewDetail): AnswerPort => ({
  read: () => api.knowledgeInterviews.get({ interviewId }),
  save: (questionId, { isLast: _, ...saved }) =>
    api.knowledgeInterviews.save({ interviewId, questionId, ...saved }),
  type: (questionId, typed) => api.knowledgeInterviews.type({ interviewId, questionId, ...typed }),
  attach: (questionId, file) =>
    api.knowledgeInterviews.attach({
      interviewId,
      questionId,
      filename: file.name,
      content_type: file.type,
      file_size: file.size,
    }),
  ticket: async (questionId) => (await api.knowledgeInterviews.record({ interviewId, questionId })).ticket,
  fileState: (_, id) => api.documents.get({ chatbotId: rag_system_id, id }),
});
