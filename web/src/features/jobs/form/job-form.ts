import { keptDays, usualInitialQuestion } from "#shared/jobs/rules.ts";
import type { JobDetail, JobFields, WrittenCriterion, WrittenQuestion } from "#shared/jobs/shapes.ts";

/** The values of the forms of creating and of editing; the one of creating has no criteria and questions. */
export interface JobForm extends JobFields {
  is_active: boolean;
  criteria: WrittenCriterion[];
  questions: WrittenQuestion[];
}

export const newJob = (): JobForm => ({
  title: "",
  company_name: "",
  description: "",
  requirements: "",
  location: "",
  job_type: "",
  salary_range: "",
  rag_system_id: "",
  ideal_candidate: "",
  initial_question: usualInitialQuestion,
  is_remote: false,
  country: "",
  valid_through: "",
  allows_several: false,
  kept_days: keptDays.usual,
  is_active: true,
  criteria: [],
  questions: [],
});

export const formOf = (job: JobDetail): JobForm => {
  const values = newJob();
  for (const name of Object.keys(values) as (keyof JobForm)[])
    if (name in job) Object.assign(values, { [name]: job[name as keyof JobDetail] });
  return {
    ...values,
    criteria: job.rubric.criteria.map(({ id, text, kind, weight }) => ({ id, text, kind, weight })),
    questions: job.questions.map(({ id, question_text, criterion_id }) => ({
      id,
      question_text,
      ...(criterion_id && { criterion_id }),
    })),
  };
};

/** The fields alone, as a new posting is sent. */
export const fieldsOf = ({ is_active: _, criteria: _c, questions: _q, ...fields }: JobForm): JobFields =>
  fields;

export const fieldNames: Record<keyof JobForm, string> = {
  title: "Job Title",
  company_name: "Company Name",
  location: "Location",
  job_type: "Job Type",
  salary_range: "Salary Range",
  description: "Description",
  requirements: "Requirements",
  rag_system_id: "Chatbot",
  ideal_candidate: "Ideal Candidate Profile",
  initial_question: "Initial Question",
  is_remote: "Remote",
  country: "Country",
  valid_through: "Last day to apply",
  allows_several: "Several applications",
  kept_days: "Days kept",
  is_active: "Active Status",
  criteria: "Rubric",
  questions: "Interview Questions",
};
