import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import {
  KnowledgeTemplate,
  TeamAccess,
  TemplateQuestion,
  TemplateSection,
} from "#shared/knowledge/template-shapes.ts";
import { key } from "../names.ts";

/*
 * Access patterns
 *   an account's templates                    OWNER#{account} / KTEMPLATE#{id}
 *   the sections of a template with questions KTEMPLATE#{template} / KSECTION#{id}
 *   a section or question that was removed    KTEMPLATE#{template} / KREMOVED#{id}
 *   the figures of a question                 KTEMPLATE#{template} / KFIGURES#{question}
 *   the users who may open a template         KTEMPLATE#{template} / KACCESS#{user}
 *   the templates that a user may open        KSHARED#{user} / KTEMPLATE#{template}
 *   the thing of a public link                KLINK#{slug} / KLINK
 */

export const StoredTemplate = KnowledgeTemplate.omit({ can_edit: true });
export type StoredTemplate = z.infer<typeof StoredTemplate>;

type TemplateKey = Pick<StoredTemplate, "user_id" | "id">;

const templateKey = ({ user_id, id }: TemplateKey) => ({
  pk: key("account", user_id),
  sk: key("template", id),
});

export const templateEntity = entity({
  name: "Template",
  shape: StoredTemplate,
  key: templateKey,
  keysOf: templateKey,
});

/** A section with its questions in one item; `revision` grows with each change, so that none is lost. */
export const StoredSection = TemplateSection.extend({ revision: z.number().int() });
export type StoredSection = z.infer<typeof StoredSection>;

export const sectionEntity = entity({
  name: "Section",
  shape: StoredSection,
  key: ({ template_id, id }: { template_id: string; id: string }) => ({
    pk: key("template", template_id),
    sk: key("section", id),
  }),
  keysOf: ({ template_id, id }) => ({ pk: key("template", template_id), sk: key("section", id) }),
});

const Removed = z.object({
  template_id: z.string(),
  /** The id of the section or question. */
  id: z.string(),
  section: TemplateSection.optional(),
  question: TemplateQuestion.optional(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type Removed = z.infer<typeof Removed>;

type RemovedKey = Pick<Removed, "template_id" | "id">;

const removedKey = ({ template_id, id }: RemovedKey) => ({
  pk: key("template", template_id),
  sk: key("removedPart", id),
});

/** A section or a question that was removed, as it was. */
export const removedEntity = entity({
  name: "Removed part",
  shape: Removed,
  key: removedKey,
  keysOf: removedKey,
});

/** Counts over the answers of all interviews of a template to one question. It is created by its first addition. */
const StoredFigures = z.object({
  template_id: z.string(),
  question_id: z.string(),
  answered: z.number().int(),
  words: z.number().int(),
  last_answered_at: at.nullish(),
});

export const figuresEntity = entity({
  name: "Figures",
  shape: StoredFigures,
  key: ({ template_id, question_id }: { template_id: string; question_id: string }) => ({
    pk: key("template", template_id),
    sk: key("questionFigures", question_id),
  }),
  keysOf: ({ template_id, question_id }) => ({
    pk: key("template", template_id),
    sk: key("questionFigures", question_id),
  }),
});

const StoredAccess = TeamAccess.omit({ name: true, email: true }).extend({
  /** The account of the template. */
  account_id: z.string(),
});
export type StoredAccess = z.infer<typeof StoredAccess>;

type AccessKey = Pick<StoredAccess, "template_id" | "user_id">;

const accessKey = ({ template_id, user_id }: AccessKey) => ({
  pk: key("template", template_id),
  sk: key("templateAccess", user_id),
});

/** Its copy in the partition of the user is `sharedEntity`. */
export const accessEntity = entity({
  name: "Access",
  shape: StoredAccess,
  key: accessKey,
  keysOf: accessKey,
});

const sharedKey = ({ template_id, user_id }: AccessKey) => ({
  pk: key("templateShared", user_id),
  sk: key("template", template_id),
});

export const sharedEntity = entity({
  name: "Access",
  shape: StoredAccess,
  key: sharedKey,
  keysOf: sharedKey,
});

/** A taken public link of a template or an interview. */
export const linkEntity = entity({
  name: "Public link",
  shape: z.object({
    slug: z.string(),
    kind: z.enum(["template", "interview"]),
    user_id: z.string(),
    id: z.string(),
  }),
  key: (slug: string) => ({ pk: key("interviewLink", slug), sk: key("interviewLink") }),
  keysOf: ({ slug }) => ({ pk: key("interviewLink", slug), sk: key("interviewLink") }),
});
