import { logActivity } from "#lambdas/core/activity.ts";
import { type StoredTemplate, templateStore } from "../store.ts";
import { publish, unpublish } from "./publication.ts";

interface Fields {
  name: string;
  description: string | null;
  is_public: boolean;
}

/** Changes the texts of a template, and publishes it or makes it private as the header does. */
export const updateTemplate = async (
  template: StoredTemplate,
  { name, description, is_public }: Fields,
  userId: string,
): Promise<StoredTemplate> => {
  const texts = { name, description };
  if (is_public && !template.is_public) return publish(template, userId, texts);
  if (!is_public && template.is_public) return unpublish(template, userId, { texts });
  const subject = { kind: "knowledge_template" as const, id: template.id, name };
  return templateStore.update(template, { ...texts, updated_at: new Date().toISOString() }, [
    logActivity({ accountId: template.user_id, userId }, { action: "changed", subject }),
  ]);
};
