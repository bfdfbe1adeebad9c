import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { recordingsOf, soundsOf } from "#lambdas/recordings/recordings-of.ts";
import { findTogether } from "#platform/table/lookup.ts";
import type {
  AnswerFile,
  InterviewDetail,
  KnowledgeInterview,
  KnowledgeResponse,
} from "#shared/knowledge/interview-shapes.ts";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { templateStore } from "../templates/store.ts";
import type { StoredAnswer, StoredInterview } from "./entities.ts";
import { interviewStore } from "./store.ts";

/** Names and numbers of its template and its chatbot that an interview is shown with. */
export interface Joined {
  template_name: string;
  /** The template's present number of questions. */
  question_count: number;
  rag_system_name: string | null;
}

export const viewOf = (interview: StoredInterview, joined: Joined): KnowledgeInterview => ({
  ...interview,
  template_name: joined.template_name,
  rag_system_name: joined.rag_system_name,
  question_count: interview.begun_at ? interview.question_count : joined.question_count,
});

export const joinedOf = async (interview: StoredInterview): Promise<Joined> => {
  const { user_id, template_id, rag_system_id } = interview;
  const [template, [chatbot]] = await Promise.all([
    templateStore.find({ user_id, id: template_id }),
    findTogether(chatbotStore.lookup(user_id, rag_system_id)),
  ]);
  return {
    template_name: template?.name ?? "",
    question_count: template?.question_count ?? 0,
    rag_system_name: chatbot?.name ?? null,
  };
};

export const shown = async (interview: StoredInterview): Promise<KnowledgeInterview> =>
  viewOf(interview, await joinedOf(interview));

/** The sections that it was begun with, or the template's present ones before that. */
export const sectionsOf = (interview: StoredInterview): Promise<TemplateSection[]> =>
  interview.begun_at
    ? interviewStore.begunSections(interview.id)
    : templateStore.sections(interview.template_id);

export const detailOf = async (interview: StoredInterview): Promise<InterviewDetail> => {
  const [view, sections, answers, recordings] = await Promise.all([
    shown(interview),
    sectionsOf(interview),
    interviewStore.answers(interview.id),
    recordingsOf(interview.id),
  ]);
  return { ...view, sections, responses: await responsesOf(interview, sections, answers), recordings };
};

/** Answers with the texts of their questions, in the order of the questions, and the states of their files. */
export const responsesOf = async (
  interview: StoredInterview,
  sections: TemplateSection[],
  answers: StoredAnswer[],
): Promise<KnowledgeResponse[]> => {
  const [files, sounds] = await Promise.all([
    documentsOf(
      interview,
      answers.flatMap(({ document_ids }) => document_ids),
    ),
    soundsOf(interview.id),
  ]);
  const asked = sections.flatMap(({ title, questions }) =>
    questions.map(({ id, question_text }) => ({ id, question_text, section_title: title })),
  );
  const places = new Map(asked.map(({ id }, at) => [id, at]));
  const placeOf = ({ question_id }: StoredAnswer) => places.get(question_id) ?? asked.length;
  return answers
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((answer) => {
      const question = asked[placeOf(answer)];
      return {
        ...answer,
        audio_url: sounds.get(answer.question_id) ?? null,
        question_text: question?.question_text ?? "",
        section_title: question?.section_title ?? "",
        files: answer.document_ids.flatMap((id) => fileOf(files.get(id))),
      };
    });
};

const fileOf = (document: StoredDocument | undefined): AnswerFile[] => {
  if (!document) return [];
  const { id: document_id, filename, file_size, processing_status, failure_reason } = document;
  return [{ document_id, filename, file_size, processing_status, ...(failure_reason && { failure_reason }) }];
};

/** Documents of the interview's chatbot by id; deleted ones are missing. */
export const documentsOf = async (
  { rag_system_id }: Pick<StoredInterview, "rag_system_id">,
  ids: string[],
): Promise<Map<string, StoredDocument>> => {
  const found = new Map<string, StoredDocument>();
  const unique = [...new Set(ids)];
  for (let from = 0; from < unique.length; from += atOnce) {
    const lookups = unique
      .slice(from, from + atOnce)
      .map((id) => documentStore.lookup({ rag_system_id, id }));
    for (const document of await findTogether(...lookups)) if (document) found.set(document.id, document);
  }
  return found;
};

/** The keys that one read takes. */
const atOnce = 100;
