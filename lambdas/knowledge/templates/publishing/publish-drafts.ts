import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { interviewDirectories } from "../../interviews/directory.ts";
import { interviewEntity, type StoredInterview } from "../../interviews/entities.ts";
import { key, keyPrefix } from "../../names.ts";
import { linkEntity } from "../entities.ts";
import { freeSlug } from "../link.ts";
import type { StoredTemplate } from "../store.ts";

const attempts = 5;

/** The interviews of a template, in the account of the template. */
export const interviewsOf = (templateId: string) =>
  interviewEntity.all({
    pk: key("template", templateId),
    prefix: keyPrefix("interview"),
    index: "gsi1",
  });

/** Turns the draft interviews of a template into published and public ones, each under a link. */
export const publishDrafts = async (template: StoredTemplate): Promise<void> => {
  for await (const interview of interviewsOf(template.id))
    if (interview.status === "draft" && !interview.is_removed) await publishDraft(template, interview);
};

const publishDraft = async ({ name }: StoredTemplate, interview: StoredInterview): Promise<void> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const time = Date.now().toString(36);
    const public_slug = interview.public_slug ?? (await freeSlug(name, interview.interviewee_name, time));
    const { user_id, id } = interview;
    const set = {
      status: "published",
      is_public: true,
      public_slug,
      updated_at: new Date().toISOString(),
    };
    const condition = when.equals({ status: "draft", public_slug: interview.public_slug });
    const writes = [
      interviewEntity.change(interview, { set, condition }),
      interviewDirectories.noteChange(user_id, [id]),
      ...(interview.public_slug
        ? []
        : [linkEntity.put({ slug: public_slug, kind: "interview", user_id, id })]),
    ];
    try {
      await transact(writes);
      return;
    } catch (error) {
      // somebody else published, completed or deleted it
      if (failedCondition(error, 0)) return;
      if (!failedCondition(error, 2)) throw error;
    }
  }
  throw new AppError("conflict", "No free public link was found for an interview. Publish again.");
};
