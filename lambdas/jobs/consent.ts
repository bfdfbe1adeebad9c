import { createHash } from "node:crypto";
import { acceptedText, noticeVersion } from "#shared/interviews/notice.ts";
import { interviewMinutes } from "#shared/jobs/rules.ts";
import type { StoredJob } from "./store.ts";

type About = Pick<StoredJob, "company_name" | "kept_days">;

/** The text that an applicant accepts, with its version: a posting that names another company or time has another one. */
export const consentFor = ({ company_name: company, kept_days: keptDays }: About) => {
  const text = acceptedText({ company, keptDays, minutes: interviewMinutes });
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { version: `${noticeVersion}.${digest}`, text };
};
