import type { Interview } from "#shared/interviews/shapes.ts";
import { toast } from "../chat/toast.ts";
import { call, withReason } from "./call.ts";

/** Starts the interview of an application. Undefined after a failure, which is said: the application is stored. */
export const startInterview = async (
  { id, job_id, applicant_name, applicant_email }: Interview["application"],
  token: string,
  sessionId: string,
): Promise<Interview | undefined> => {
  try {
    return await call("start-job-interview", {
      jobId: job_id,
      applicationId: id,
      applicantName: applicant_name,
      applicantEmail: applicant_email,
      sessionId,
      token,
    });
  } catch (error) {
    toast(withReason(startFailed, error), "alert");
    return undefined;
  }
};

export const startFailed = "There was an error starting your application. Please try again.";
