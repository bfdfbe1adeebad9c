import type {
  InterviewDetail,
  KnowledgeInterview,
  KnowledgeResponse,
  TakenInterview,
} from "#shared/knowledge/interview-shapes.ts";
import type {
  KnowledgeTemplate,
  TemplateDetail,
  TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { chatbotOf } from "../../api-keys/screens/sample.ts";
import type { Replies } from "../../screens/server.ts";

export const at = "2026-11-20T14:32:00.000Z";

const section = (number: number, title: string, ...questions: [string, string][]): TemplateSection => ({
  id: `sec_${number}`,
  template_id: "ktpl_1",
  title,
  description: null,
  section_order: number,
  questions: questions.map(([id, question_text], index) => ({
    id,
    section_id: `sec_${number}`,
    question_text,
    importance: (["critical", "high", "medium", "low"] as const)[(number + index - 1) % 4] ?? "low",
    expected_word_count: 200,
    question_order: index + 1,
  })),
});

/** Two sections with two questions each: `q1` to `q4`. */
export const sections = [
  section(
    1,
    "Role Overview",
    ["q1", "What goes wrong first when you are away?"],
    ["q2", "Which decisions are yours alone?"],
  ),
  section(2, "Suppliers", ["q3", "Which supplier’s word holds?"], ["q4", "Whom should your successor meet?"]),
];

export const template: KnowledgeTemplate = {
  id: "ktpl_1",
  name: "Workshop lead handover",
  description: "What the workshop lead knows.",
  domain: "operations",
  rag_system_id: "bot_Handbook",
  user_id: "user-1",
  is_public: true,
  public_slug: "workshop-lead-handover-k3t9",
  published_at: at,
  created_at: at,
  updated_at: at,
  section_count: 2,
  question_count: 4,
  can_edit: true,
};

export const templateDetail: TemplateDetail = { ...template, rag_system_name: "Handbook", sections };

export const interviewOf = (name: string, other: Partial<KnowledgeInterview> = {}): KnowledgeInterview => ({
  id: `kint_${name.split(" ")[0]}`,
  template_id: "ktpl_1",
  user_id: "user-1",
  interviewee_name: name,
  interviewee_email: null,
  access_code: "K7Q4M2XP",
  status: "published",
  rag_system_id: "bot_Handbook",
  is_public: true,
  public_slug: "handover-petra-m8q2",
  created_at: at,
  updated_at: at,
  completed_at: null,
  template_name: template.name,
  rag_system_name: "Handbook",
  answered_count: 0,
  question_count: 4,
  ...other,
});

export const responseOf = (
  questionId: string,
  other: Partial<KnowledgeResponse> = {},
): KnowledgeResponse => ({
  id: `kans_${questionId}`,
  interview_id: "kint_Petra",
  question_id: questionId,
  response_text: "",
  audio_url: null,
  document_ids: [],
  created_at: at,
  updated_at: at,
  version: 1,
  draft_text: null,
  follow_up: null,
  person: "Petra Novak",
  question_text: "?",
  section_title: "Role Overview",
  files: [],
  ...other,
});

export const detailOf = (other: Partial<InterviewDetail> = {}): InterviewDetail => ({
  ...interviewOf("Petra Novak"),
  sections,
  responses: [],
  recordings: [],
  ...other,
});

export const takenOf = (other: Partial<TakenInterview> = {}): TakenInterview => {
  const { id, access_code, interviewee_name, template_id, rag_system_id, status, public_slug, is_public } =
    detailOf();
  return {
    id,
    access_code,
    interviewee_name,
    template_id,
    rag_system_id,
    status,
    public_slug,
    is_public,
    template,
    host: "Fernhill Cycles",
    rag_system_name: "Handbook",
    has_details: true,
    sections,
    responses: [],
    recordings: [],
    ...other,
  };
};

/** The chatbots of the account, all of them active. */
export const chatbots: Replies = {
  chatbots: {
    list: {
      items: [chatbotOf("Handbook"), chatbotOf("Hire desk")],
    },
  },
};
