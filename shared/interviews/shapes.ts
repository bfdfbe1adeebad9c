import * as z from "zod";
import { at } from "../contract/fields.ts";
import { oneLine } from "../documents/uploaded-file.ts";

/** At least five digits, with the signs that people write between them. */
const phone = /^(?=(?:\D*\d){5})[\d\s+()./#x-]{5,40}$/iu;

export const Applicant = z.object({
  applicant_name: oneLine.min(1, "Enter your full name.").max(120, "Use at most 120 characters."),
  applicant_email: oneLine
    .max(200, "Use at most 200 characters.")
    .refine((text) => z.email().safeParse(text).success, "Enter a valid email address."),
  applicant_phone: oneLine
    .max(40, "Use at most 40 characters.")
    .refine((text) => !text || phone.test(text), "Enter a valid phone number.")
    .default(""),
});
export type Applicant = z.infer<typeof Applicant>;

/** An application as its applicant reads it: without score, notes and decisions. */
export const OwnApplication = Applicant.extend({
  id: z.string(),
  job_id: z.string(),
  /** Further statuses are the owner's. */
  status: z.enum(["new", "interviewing", "reviewed"]),
  created_at: at,
});

const Answered = z.object({
  question: z.string(),
  answer: z.string(),
  answered_at: at,
});

/** Where an interview stands. Times are the server's. */
export const Interview = z.object({
  application: OwnApplication,
  job: z.object({ title: z.string(), company_name: z.string() }),
  /** The conversation; absent before the interview was started. */
  id: z.string().optional(),
  /** The interviewer's first words; absent before the start. */
  greeting: z.string().optional(),
  answered: z.array(Answered),
  /** The question that waits for its answer; `index` counts from 0. Absent before the start and after the end. */
  question: z.object({ index: z.number().int(), text: z.string() }).optional(),
  /** The number of questions, the initial one included. */
  questions: z.number().int(),
  now: at,
  /** When it closes; absent before the start. */
  ends_at: at.optional(),
  /** Why it ended: every question was answered, the time was over, or the applicant wants to speak with a person. */
  finished: z.object({ at, reason: z.enum(["answered", "time", "person"]) }).optional(),
  /** When the applicant asked for a person. */
  person_requested_at: at.optional(),
  /** The day after which the application is erased. */
  kept_until: at,
  /** Whether answers may be spoken: something is set up that turns them into text. */
  can_speak: z.boolean().optional(),
});
export type Interview = z.infer<typeof Interview>;
