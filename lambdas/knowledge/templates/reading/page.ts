import { publicAccountName } from "#lambdas/team/accounts.ts";
import { AppError } from "#shared/errors.ts";
import type { KnowledgePage, PublicTemplate } from "#shared/knowledge/template-shapes.ts";
import { interviewEntity } from "../../interviews/entities.ts";
import { isOpen } from "../../interviews/page/granted.ts";
import { linkEntity } from "../entities.ts";
import { type StoredTemplate, templateStore } from "../store.ts";

const unavailable = () => new AppError("not_found", "This page is not available.");

/** The thing of a public link. Throws `not_found` for a private one, as for one that is not there. */
export const pageOfLink = async (slug: string): Promise<KnowledgePage> => {
  const link = await linkEntity.find(slug);
  if (link?.kind === "interview") return coverOf(link);
  const template = await publicTemplateOf(slug);
  return { kind: "template", template: await publicView(template, slug) };
};

/** The public template of a link; throws as `pageOfLink` does. */
export const publicTemplateOf = async (slug: string): Promise<StoredTemplate> => {
  const link = await linkEntity.find(slug);
  const template = link?.kind === "template" ? await templateStore.find(link) : undefined;
  if (!template?.is_public || template.public_slug !== slug) throw unavailable();
  return template;
};

const publicView = async (
  { id, name, description, domain, published_at }: StoredTemplate,
  public_slug: string,
): Promise<PublicTemplate> => ({
  id,
  name,
  description,
  domain,
  public_slug,
  published_at,
  sections: await templateStore.sections(id),
});

const coverOf = async (link: { slug: string; user_id: string; id: string }): Promise<KnowledgePage> => {
  const interview = await interviewEntity.find(link);
  if (!interview || interview.is_removed || !isOpen(interview)) throw unavailable();
  const { status, access_code } = interview;
  const host = (await publicAccountName(interview.user_id)) ?? "Your host";
  return {
    kind: "interview",
    interview: {
      public_slug: link.slug,
      status,
      host,
      has_access_code: access_code !== null,
    },
  };
};
