import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { Evaluation, Mark } from "#shared/candidates/shapes.ts";
import type { Criterion } from "#shared/jobs/shapes.ts";
import { anchored } from "./anchor.ts";
import { builtInMarks } from "./built-in-marks.ts";
import { marksByModel } from "./by-model.ts";
import { coverageOf, type GivenAnswer, type Source, scoreOf } from "./engine.ts";
import { evidenceIn } from "./evidence.ts";
import { wordsFor } from "./words-for.ts";

export interface Judging {
  rubric: Criterion[];
  answers: GivenAnswer[];
  source: Source;
  person: { applicant_name: string; applicant_email: string; applicant_phone: string };
  /** Absent if the chatbot is gone: the built-in marks count then. */
  configured?: ConfiguredChatbot | undefined;
}

type Judged = Omit<Evaluation, "at" | "rubric_version" | "criteria">;

/** Marks by criterion with the applicant's own sentences, and the score that code works out from them. */
export const judge = async (judging: Judging): Promise<Judged> => {
  const { rubric, answers, source, configured } = judging;
  const builtIn = builtInMarks(rubric, answers, source);
  if (!configured || configured.configuration.provider === "builtin" || answers.length === 0)
    return result(rubric, builtIn, { by: { kind: "builtin" } });
  const scored = rubric.filter(({ kind }) => kind !== "note");
  const { marks, model, problem } = await marksByModel(configured, { ...judging, rubric: scored });
  if (problem) return result(rubric, builtIn, { by: { kind: "builtin" }, problem });
  const evidence = evidenceIn(answers, rubric, source).flatMap((one) => one.evidence);
  const proved = builtIn.map((mark) => {
    const proposed = marks.find(({ criterion_id }) => criterion_id === mark.criterion_id);
    return anchored(proposed, { ...judging, builtIn: mark, evidence });
  });
  // a model whose every quote was made up is as good as none
  if (proved.every((mark) => mark === undefined))
    return result(rubric, builtIn, { by: { kind: "builtin" }, problem: "failed" });
  const counted = builtIn.map((mark, at) => proved[at] ?? mark);
  return result(rubric, counted, { by: { kind: "model", model } });
};

const result = (rubric: Criterion[], marks: Mark[], origin: Pick<Judged, "by" | "problem">): Judged => ({
  ...origin,
  marks,
  score: scoreOf(rubric, marks),
  coverage: coverageOf(rubric, marks),
  ...wordsFor(rubric, marks),
});
