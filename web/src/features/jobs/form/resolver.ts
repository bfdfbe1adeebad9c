import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";
import { JobFields, writtenCriteria, writtenQuestions } from "#shared/jobs/shapes.ts";

const { location, job_type, salary_range, initial_question, is_remote, country } = JobFields.shape;
const { valid_through, allows_several, kept_days } = JobFields.shape;

/** Checks the form as the server does; it has every field, so that none has a default. */
export const resolver = zodResolver(
  JobFields.extend({
    location: location.unwrap(),
    job_type: job_type.unwrap(),
    salary_range: salary_range.unwrap(),
    initial_question: initial_question.unwrap(),
    is_remote: is_remote.unwrap(),
    country: country.unwrap(),
    valid_through: valid_through.unwrap(),
    allows_several: allows_several.unwrap(),
    kept_days: kept_days.unwrap(),
    is_active: z.boolean(),
    criteria: writtenCriteria,
    questions: writtenQuestions,
  }),
);
