import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { Evaluation, Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { builtInMarks } from "./built-in-marks.ts";
import { coverageOf, type GivenAnswer, type Source, scoreOf } from "./engine.ts";
import { wordsFor } from "./words-for.ts";

export interface Judging {
  rubric: Criterion[];
  answers: GivenAnswer[];
  source: Source;
  person: { applicant_name: string; applicant_email: string; applicant_phone: string };
  /** Absent if the chatbot is gone: the built-in marks count then. */
  configured?: ConfiguredChatbot | undefined;
}

/** Marks by criterion with the applicant's own sentences, and the score that code works out from them. */
export const judge = async ({
  rubric,
  answers,
  source,
}: Judging): Promise<Omit<Evaluation, "at" | "rubric_version" | "criteria">> => {
  const marks: Mark[] = builtInMarks(rubric, answers, source);
  return {
    by: { kind: "builtin" },
    marks,
    score: scoreOf(rubric, marks),
    coverage: coverageOf(rubric, marks),
    ...wordsFor(rubric, marks),
  };
};
