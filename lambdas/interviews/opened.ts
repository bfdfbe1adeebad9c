import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { AppError } from "#shared/errors.ts";
import { readApplicationToken } from "./token.ts";

/** The application of a private link. Throws `not_found` if it was erased. */
export const openedBy = async (token: string): Promise<StoredApplication> => {
  const application = await applicationStore.find(await readApplicationToken(token));
  if (!application) throw new AppError("not_found", "This application was erased, or its time is over.");
  return application;
};

interface Named {
  jobId: string;
  applicationId: string;
  conversationId?: string;
}

/** The same; throws `not_found` too if the request names another application. */
export const openedAs = async (
  token: string,
  { jobId, applicationId, conversationId }: Named,
): Promise<StoredApplication> => {
  const application = await openedBy(token);
  const isNamed =
    application.id === applicationId &&
    application.job_id === jobId &&
    (conversationId === undefined || conversationId === application.conversation_id);
  if (!isNamed) throw new AppError("not_found", "Application not found.");
  return application;
};
