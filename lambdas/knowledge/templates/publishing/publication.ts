import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { linkEntity, templateEntity } from "../entities.ts";
import { freeSlug } from "../link.ts";
import { absent, type StoredTemplate, templateStore } from "../store.ts";

const attempts = 5;

type Texts = Partial<Pick<StoredTemplate, "name" | "description">>;

/** Makes a template public under its link, which is made if there is none, and changes its texts on request. */
export const publish = async (
  template: StoredTemplate,
  userId: string,
  texts: Texts = {},
): Promise<StoredTemplate> => {
  for (let attempt = 1, present = template; ; attempt++) {
    const now = new Date().toISOString();
    const published_at = present.is_public ? present.published_at : now;
    const public_slug = present.public_slug ?? (await freeSlug(texts.name ?? present.name));
    const set = { ...texts, is_public: true, published_at, public_slug, updated_at: now };
    const link = { slug: public_slug, kind: "template" as const, user_id: present.user_id, id: present.id };
    const writes = [
      templateEntity.change(present, { set, condition: unchangedLink(present) }),
      logged({ ...present, ...texts }, userId, present.is_public ? "changed" : "published"),
      ...(present.public_slug ? [] : [linkEntity.put(link)]),
    ];
    const stored = await written(present, writes, attempt);
    if (stored.isDone) return stored.template;
    present = stored.template;
  }
};

/** Makes a template private. Its link is kept, so that the next publication restores it, or retired. */
export const unpublish = async (
  template: StoredTemplate,
  userId: string,
  { retiresLink = false, texts = {} }: { retiresLink?: boolean; texts?: Texts } = {},
): Promise<StoredTemplate> => {
  for (let attempt = 1, present = template; ; attempt++) {
    const { public_slug } = present;
    const set = {
      ...texts,
      is_public: false,
      published_at: null,
      updated_at: new Date().toISOString(),
      ...(retiresLink && { public_slug: null }),
    };
    const writes = [
      templateEntity.change(present, { set, condition: unchangedLink(present) }),
      logged({ ...present, ...texts }, userId, present.is_public ? "unpublished" : "changed"),
      ...(retiresLink && public_slug ? [linkEntity.drop(public_slug)] : []),
    ];
    const stored = await written(present, writes, attempt);
    if (stored.isDone) return stored.template;
    present = stored.template;
  }
};

const unchangedLink = ({ is_public, public_slug }: StoredTemplate) => when.equals({ is_public, public_slug });

/** Writes a publication. Not done where another request changed it or took the link; the template is as it is then. */
const written = async (
  template: StoredTemplate,
  writes: Write[],
  attempt: number,
): Promise<{ isDone: boolean; template: StoredTemplate }> => {
  try {
    await transact(writes);
  } catch (error) {
    if (!writes.some((_, at) => failedCondition(error, at))) throw error;
    const present = await templateStore.find(template);
    if (!present) throw absent();
    if (attempt < attempts) return { isDone: false, template: present };
    throw new AppError("conflict", "This template was published or changed a moment ago. Try again.");
  }
  return { isDone: true, template: await templateEntity.get(template) };
};

const logged = (
  { user_id: accountId, id, name }: StoredTemplate,
  userId: string,
  action: "changed" | "published" | "unpublished",
): Write => logActivity({ accountId, userId }, { action, subject: { kind: "knowledge_template", id, name } });
