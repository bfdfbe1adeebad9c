import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { ended, finish } from "./finish.ts";

/** Notes that the applicant would rather speak with a person; an interview that runs ends with what was answered. */
export const askPerson = async (opened: StoredApplication): Promise<StoredApplication> => {
  const application = await ended(opened);
  const asked = application.person_requested_at
    ? application
    : await applicationStore.update(application, {
        set: { person_requested_at: new Date().toISOString(), updated_at: new Date().toISOString() },
      });
  if (asked !== application) await tellPages(application);
  return asked.started_at && !asked.finished_at ? finish(asked, "person") : asked;
};
