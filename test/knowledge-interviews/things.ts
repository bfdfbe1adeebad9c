import { noticeVersion } from "#shared/knowledge/rules.ts";
import type { AreaThings } from "../things/area-things.ts";

/** The routes of an interview's public page get a template's link, which opens no interview. */
export const things: AreaThings = {
  kinds: {
    interview: {
      missing: "kint_00000000000000000000000000",
      make: async ({ owner, idOf, name }) => {
        await idOf("question");
        return owner.knowledgeInterviews.create({
          templateId: await idOf("template"),
          interviewee_name: name,
          rag_system_id: await idOf("chatbot"),
        });
      },
    },
  },
  fields: { interviewId: "interview" },
  values: {
    interviewee_name: "Mara Ilić",
    interviewee_email: "mara@mail.example",
    email: "mara@mail.example",
    name: "Mara Ilić",
    access_code: "K7QX2M",
    response_text: "Call Ada first, as we did in March.",
    follow_up: { question: "When was that?", answer: "In March." },
    version: 0,
    notice_version: noticeVersion,
  },
};
