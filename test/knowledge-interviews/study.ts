import type { z } from "zod";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import type { WrittenQuestion } from "#shared/knowledge/template-shapes.ts";
import { until } from "../until.ts";
import type { Actor } from "../users.ts";

type Question = z.input<typeof WrittenQuestion>;

export const questions: Question[] = [
  {
    question_text: "Whom do you call when a delivery is stuck?",
    importance: "critical",
    expected_word_count: 4,
  },
  { question_text: "How do you calm an angry customer?", importance: "low", expected_word_count: 40 },
  { question_text: "Where is the spare key?", expected_word_count: null },
];

/** A chatbot and a template with one section of three questions. */
export const openStudy = async (owner: Actor, asked = questions) => {
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const { id: templateId } = await owner.knowledgeTemplates.create({
    name: "Field Work",
    with_sections: false,
    with_chatbot: false,
  });
  const { id: sectionId } = await owner.knowledgeTemplates.addSection({ templateId, title: "Escalations" });
  const added = [];
  for (const question of asked)
    added.push(await owner.knowledgeTemplates.addQuestion({ templateId, sectionId, ...question }));
  const interview = (changes: Partial<Parameters<Actor["knowledgeInterviews"]["create"]>[0]> = {}) =>
    owner.knowledgeInterviews.create({
      templateId,
      interviewee_name: "Mara Ilić",
      rag_system_id,
      ...changes,
    });
  const ids = added.map(({ id }) => id);
  const [first = "", second = "", third = ""] = ids;
  return { rag_system_id, templateId, sectionId, interview, first, second, third };
};

/** The public page of an interview, as somebody who entered the code and told a name. */
export const introduced = async (
  person: Actor,
  { public_slug, access_code }: { public_slug: string | null; access_code: string | null },
  details: { name?: string; is_named?: boolean } = {},
) => {
  const knowledgeSlug = public_slug ?? "";
  await person.knowledgeInterviews.enter({ knowledgeSlug, access_code: access_code ?? "" });
  const taken = await person.knowledgeInterviews.welcome({
    knowledgeSlug,
    name: "Mara Ilić",
    email: "mara@mail.example",
    is_named: true,
    notice_version: noticeVersion,
    ...details,
  });
  return { knowledgeSlug, taken };
};

/** The documents of a chatbot, once each is completed or failed. */
export const read = (owner: Actor, chatbotId: string, count = 1) =>
  until(async () => {
    const { items } = await owner.documents.list({ chatbotId });
    const isRead = items.every(({ processing_status: at }) => at === "completed" || at === "failed");
    return isRead && items.length === count ? items : undefined;
  });
