import type { Derivation, JobDetail, JobPosting } from "#shared/jobs/shapes.ts";
import { chatbotOf } from "../../api-keys/screens/sample.ts";
import type { Replies } from "../../screens/server.ts";
import { jobFields } from "../job-fields.ts";

const at = "2026-11-03T09:00:00.000Z";

export const none = { new: 0, interviewing: 0, reviewed: 0, shortlisted: 0, rejected: 0 };

export const jobOf = (title: string, other: Partial<JobPosting> = {}): JobPosting => ({
  ...jobFields,
  title,
  id: `job_${title.replaceAll(" ", "")}`,
  user_id: "user-1",
  public_slug: "old-town-cycles-k3t9",
  rag_system_id: "bot_Mechanic",
  rag_system_name: "Mechanic",
  can_interview: true,
  is_remote: false,
  country: "",
  valid_through: "",
  allows_several: false,
  kept_days: 180,
  is_active: true,
  created_at: at,
  updated_at: at,
  version: 1,
  application_count: 0,
  status_counts: none,
  ...other,
});

export const detailOf = (title: string, other: Partial<JobDetail> = {}): JobDetail => {
  const job = jobOf(title);
  const criterion = { id: "crit_1", text: "Disc brakes without help", kind: "must" as const, weight: 4 };
  const rubric = {
    version: 1,
    criteria: [criterion, { id: "crit_2", text: "Wheel building", kind: "nice" as const, weight: 1 }],
    created_at: at,
    change: "Made from requirements and profile",
    scored: 6,
  };
  const question = (number: number, question_text: string) => ({
    id: `jq_${number}`,
    job_id: job.id,
    question_order: number,
    question_text,
    criterion_id: `crit_${number}`,
  });
  return {
    ...job,
    questions: [question(1, "Which brakes do you repair?"), question(2, "Have you built wheels?")],
    rubric,
    rubrics: [rubric],
    ...other,
  };
};

export const derivation: Derivation = { by: "builtin", left_out: [] };

/** The list holds these postings; the picker offers one chatbot. */
export const jobsAre = (...items: JobPosting[]): Replies => ({
  jobs: { list: { items, total: items.length } },
  chatbots: { list: { items: [chatbotOf("Mechanic")] } },
});
