import { page } from "vitest/browser";
import type { InterviewDetail, KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import type {
  KnowledgeTemplate,
  TemplateDetail,
  TemplateQuestion,
  TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { open } from "../../screens/open.tsx";
import { seen, textsOf } from "../../screens/see.ts";
import type { Replies } from "../../screens/server.ts";

const at = "2026-11-20T09:00:00.000Z";

export const templateOf = (name: string, other: Partial<KnowledgeTemplate> = {}): KnowledgeTemplate => ({
  id: `ktpl_${name.replaceAll(" ", "")}`,
  name,
  description: `All about ${name}`,
  domain: "operations",
  rag_system_id: "bot_1",
  user_id: "user-1",
  is_public: false,
  public_slug: null,
  published_at: null,
  created_at: at,
  updated_at: at,
  section_count: 2,
  question_count: 5,
  can_edit: true,
  ...other,
});

/** Sections with so many questions each: "What is 1.2?". */
export const sectionsOf = (...counts: number[]): TemplateSection[] =>
  counts.map((count, at) => {
    const section_id = `ksec_${at + 1}`;
    return {
      id: section_id,
      template_id: "ktpl_Workshop",
      title: `Section ${"ABCDEFGHIJ"[at]}`,
      description: at === 0 ? "Where it begins" : null,
      section_order: at + 1,
      questions: Array.from(
        { length: count },
        (_, place): TemplateQuestion => ({
          id: `kq_${at + 1}_${place + 1}`,
          section_id,
          question_text: `What is ${at + 1}.${place + 1}?`,
          importance: place === 0 ? "critical" : "medium",
          expected_word_count: place === 1 ? null : 200,
          question_order: place + 1,
        }),
      ),
    };
  });

export const detailOf = (other: Partial<TemplateDetail> = {}): TemplateDetail => {
  const sections = other.sections ?? sectionsOf(3, 2);
  return {
    ...templateOf("Workshop"),
    rag_system_name: "Workshop Knowledge Base",
    section_count: sections.length,
    question_count: sections.reduce((sum, { questions }) => sum + questions.length, 0),
    ...other,
    sections,
  };
};

export const listed = (...items: KnowledgeTemplate[]): Replies => ({
  knowledgeTemplates: { list: { items, total: items.length } },
});

export const home = "/app/knowledge";
export const path = "/app/knowledge/templates/ktpl_Workshop";

/** Opens the detail page of a template, beside which there is nothing else. */
export const opened = async (template: TemplateDetail = detailOf(), replies: Replies = {}): Promise<void> => {
  await open(path, {
    ...replies,
    knowledgeTemplates: {
      ...listed(template).knowledgeTemplates,
      get: template,
      ...replies.knowledgeTemplates,
    },
  });
  await seen(page.getByRole("heading", { level: 1, name: template.name }));
};

export const interviewOf = (name: string, other: Partial<KnowledgeInterview> = {}): KnowledgeInterview => ({
  id: `kint_${name}`,
  template_id: "ktpl_Workshop",
  user_id: "user-1",
  interviewee_name: name,
  interviewee_email: null,
  access_code: "AB12CD34",
  status: "published",
  rag_system_id: "bot_1",
  is_public: true,
  public_slug: `${name.toLowerCase()}-x1`,
  created_at: at,
  updated_at: at,
  completed_at: null,
  template_name: "Workshop",
  rag_system_name: "Workshop Knowledge Base",
  answered_count: 1,
  question_count: 5,
  ...other,
});

/** An interview in which the first question of the template was answered. */
export const answeredOf = (name: string, text: string): InterviewDetail => ({
  ...interviewOf(name),
  sections: sectionsOf(3, 2),
  recordings: [],
  responses: [
    {
      id: "kres_1",
      interview_id: `kint_${name}`,
      question_id: "kq_1_1",
      response_text: text,
      audio_url: null,
      document_ids: [],
      created_at: at,
      updated_at: at,
      version: 1,
      draft_text: null,
      follow_up: null,
      person: name,
      question_text: "What is 1.1?",
      section_title: "Section A",
      files: [],
    },
  ],
});

/** The questions of a section on the detail page, and their texts as they are now. */
export const listOf = (section: string) =>
  page.getByRole("list", { name: `Questions of Section ${section}` });
export const rowsOf = (section: string) => textsOf(listOf(section).css("li > .text"));
