import type { Actor } from "../../users.ts";

const sections = [
  {
    title: "Day-to-Day Tasks",
    questions: ["What do you check first in the morning?", "Which job do you never leave for the evening?"],
  },
  {
    title: "Contacts & Relationships",
    questions: [
      "Whom do you call when a part does not arrive, and what do you say?",
      "Which supplier’s word holds, and which promise do you check twice?",
      "Whom should your successor meet in the first two weeks?",
    ],
  },
  {
    title: "Challenges & Solutions",
    questions: [
      "Which repair went wrong, and what did you change since?",
      "What would you buy for the workshop?",
    ],
  },
];

const answers = [
  "The board with the promised dates, then the three stands at the window: whatever hangs there is due today.",
  "Brakes. Whoever comes at nine gets a bike that was ridden the evening before, or none at all.",
  "The depot in Lindow, before nine. Name the frame number first; they look it up while you explain.",
];

const draft =
  "The depot in Lindow: if they say Thursday, it is Thursday. Batteries I check twice, because they count working days from the day after they have read the mail.";

/** An interview of the head of the workshop, half answered. Returns its id and the question that is open. */
export const interviewPetra = async (owner: Actor, rag_system_id: string) => {
  const { id: templateId } = await owner.knowledgeTemplates.create({
    name: "Workshop lead handover",
    domain: "operations",
    with_sections: false,
    with_chatbot: false,
  });
  const added = await owner.knowledgeTemplates.addSections({
    templateId,
    sections: sections.map(({ title, questions }) => ({
      title,
      questions: questions.map((question_text) => ({ question_text, expected_word_count: 60 })),
    })),
  });
  const ids = added.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const { id: interviewId } = await owner.knowledgeInterviews.create({
    templateId,
    interviewee_name: "Petra Novak",
    interviewee_email: "petra@fernhillcycles.example",
    rag_system_id,
  });
  for (const [at, response_text] of answers.entries())
    await owner.knowledgeInterviews.save({
      interviewId,
      questionId: ids[at] ?? "",
      response_text,
      version: 0,
    });
  const questionId = ids[answers.length] ?? "";
  await owner.knowledgeInterviews.type({ interviewId, questionId, draft_text: draft, version: 0 });
  return { interviewId, questionId };
};
