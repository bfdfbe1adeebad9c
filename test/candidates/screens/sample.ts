import type { CandidateDetail, CandidateRecord, Evaluation, MarkLevel } from "#shared/candidates/shapes.ts";

const at = "2026-11-20T14:30:00.000Z";

const criteria: Evaluation["criteria"] = [
  { id: "crit_1", text: "Hydraulic disc brakes", kind: "must", weight: 5 },
  { id: "crit_2", text: "E-bike diagnosis", kind: "must", weight: 4 },
  { id: "crit_3", text: "Wheel building", kind: "nice", weight: 3 },
  { id: "crit_4", text: "Speaks with customers", kind: "nice", weight: 3 },
];

const answer = "I bled 300 brakes last year. A few wheels, for friends.";

const markOf = (criterion_id: string, level: MarkLevel, text = "", is_asked = true) => ({
  criterion_id,
  level,
  is_asked,
  ...(text && {
    quote: { text, answer: 1, start: answer.indexOf(text), end: answer.indexOf(text) + text.length },
  }),
});

export const evaluationOf = (): Evaluation => ({
  at,
  by: { kind: "builtin" },
  rubric_version: 1,
  criteria,
  marks: [
    markOf("crit_1", "shown", "I bled 300 brakes last year."),
    markOf("crit_2", "none"),
    markOf("crit_3", "mentioned", "A few wheels, for friends."),
    markOf("crit_4", "none", "", false),
  ],
  score: 50,
  coverage: 0.8,
  strengths: ["Hydraulic disc brakes: “I bled 300 brakes last year.”"],
  weaknesses: ["E-bike diagnosis: was not shown in the answers"],
  summary: "One of three criteria is shown.",
});

export const candidateOf = (name: string, changes: Partial<CandidateRecord> = {}): CandidateRecord => ({
  id: `app_${name.split(" ")[0]?.toLowerCase()}`,
  job_id: "job_1",
  job_title: "Bicycle mechanic",
  company_name: "Old Town Cycles",
  number: 3,
  applicant_name: name,
  applicant_email: `${name.split(" ")[0]?.toLowerCase()}@mail.example`,
  applicant_phone: "01632 960 118",
  status: "reviewed",
  conversation_id: "conv_1",
  evaluation_score: 50,
  ai_evaluation: { strengths: [], weaknesses: [], summary: "One of three criteria is shown." },
  parts: criteria.map(({ weight }) => ({ weight, level: "described" as const, is_asked: true })),
  coverage: 0.8,
  is_stale: false,
  progress: null,
  person_requested_at: null,
  created_at: at,
  updated_at: at,
  notes: "",
  ...changes,
});

export const responses: CandidateDetail["responses"] = [
  {
    id: "resp_1",
    application_id: "app_ann",
    question: "What have you repaired?",
    response_text: answer,
    evaluation_notes: "Says how often.",
    created_at: at,
  },
];

export const detailOf = (name: string, changes: Partial<CandidateDetail> = {}): CandidateDetail => ({
  ...candidateOf(name),
  are_notes_masked: false,
  notes_saved_at: null,
  evaluations: [evaluationOf()],
  is_evaluating: false,
  responses,
  decisions: [],
  interview: { started_at: at, finished_at: "2026-11-20T14:34:21.000Z", reason: "answered" },
  consent: { version: "2026-11-27", text: "A program asks.", accepted_at: at },
  kept_until: "2027-05-19T14:30:00.000Z",
  ...changes,
});
