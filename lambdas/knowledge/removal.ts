import type { Removing } from "#lambdas/area.ts";
import { interviewEntity } from "./interviews/entities.ts";
import { removeInterview } from "./interviews/remove.ts";
import { key, keyPrefix } from "./names.ts";
import { unpublish } from "./templates/publishing/publication.ts";
import { removeTemplate } from "./templates/remove-template.ts";
import { templateStore } from "./templates/store.ts";

const interviewsOfAccount = (accountId: string) =>
  interviewEntity.all({ pk: key("account", accountId), prefix: keyPrefix("interview") });

/** Public pages are closed before anything is deleted. */
export const close = async (accountId: string): Promise<void> => {
  for (const template of await templateStore.all(accountId))
    if (template.is_public) await unpublish(template, accountId);
  for await (const interview of interviewsOfAccount(accountId))
    await interviewEntity.update(interview, { set: { is_removed: true } });
};

export const ofAccount = async (accountId: string, { until }: Removing): Promise<boolean> => {
  for (const template of await templateStore.all(accountId))
    if (!(await removeTemplate(template, { until })).isDone) return false;
  // one that was created while its template was deleted
  for await (const interview of interviewsOfAccount(accountId))
    if (!(await removeInterview(interview, { until }))) return false;
  await templateStore.leaveShared(accountId);
  return true;
};
