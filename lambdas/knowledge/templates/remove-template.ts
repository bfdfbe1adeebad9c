import type { Removing } from "#lambdas/area.ts";
import { logActivity } from "#lambdas/core/activity.ts";
import { interviewDirectories } from "../interviews/directory.ts";
import { removeInterview } from "../interviews/remove.ts";
import { unpublish } from "./publishing/publication.ts";
import { interviewsOf } from "./publishing/publish-drafts.ts";
import { type StoredTemplate, templateStore } from "./store.ts";

/**
 * Deletes a template with its interviews and their answers. It is made private first. Not done when the time is over:
 * the call is repeated.
 */
export const removeTemplate = async (
  template: StoredTemplate,
  removing: Removing,
): Promise<{ isDone: boolean }> => {
  const { user_id: accountId, id, name } = template;
  const { userId, until } = removing;
  const closed = template.is_public ? await unpublish(template, userId ?? accountId) : template;
  for await (const interview of interviewsOf(id))
    if (Date.now() > until || !(await removeInterview(interview, removing))) return { isDone: false };
  // before the template, so that a removal that broke off is repeated; a deleted account loses its directory whole
  if (userId) await interviewDirectories.renew(accountId);
  const subject = { kind: "knowledge_template" as const, id, name };
  await templateStore.remove(
    closed,
    userId ? [logActivity({ accountId, userId }, { action: "deleted", subject })] : [],
  );
  return { isDone: true };
};
