import { inject } from "vitest";
import { noticeVersion } from "#shared/interviews/notice.ts";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { nobody } from "../users.ts";

/** An application for a posting, and how its interview is begun and answered. */
export const applyTo = async (
  { id: jobId, public_slug: jobSlug }: Pick<JobPosting, "id" | "public_slug">,
  applicant_email: string,
  url = inject("url"),
) => {
  const { interviews } = nobody(url);
  const sessionId = `1764201600000-${applicant_email.length}${applicant_email[0]}`;
  const { application, token } = await interviews.apply({
    jobSlug,
    job_id: jobId,
    applicant_name: "Noor",
    applicant_email,
    consent_version: noticeVersion,
    sessionId,
  });
  const named = { jobId, applicationId: application.id, token };
  return {
    id: application.id,
    start: () =>
      interviews.start({ ...named, applicantName: "Noor", applicantEmail: applicant_email, sessionId }),
    answer: (questionIndex: number, response: string) =>
      interviews.answer({
        ...named,
        questionIndex,
        response,
        conversationId: application.id.replace(/^app_/, "conv_"),
      }),
  };
};
