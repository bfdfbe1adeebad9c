import * as z from "zod";
import { page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { domains } from "./domains.ts";
import { templateBounds } from "./rules.ts";
import { sectionRoutes } from "./section-routes.ts";
import {
  KnowledgePage,
  KnowledgeTemplate,
  QuestionFigures,
  TeamAccess,
  TemplateDetail,
  templateDescription,
  templateName,
} from "./template-shapes.ts";

const template = z.object({ templateId: reference });

export const knowledgeTemplates = {
  list: route({
    method: "GET",
    path: "/api/knowledge/templates",
    access: "owner",
    role: "answers",
    summary: "List the templates of the account and those shared with the reader, the last changed first",
    input: page.extend({
      search: z.string().max(200, "Use at most 200 characters.").default(""),
      domain: z.enum(["all", ...domains]).default("all"),
    }),
    output: pageOf(KnowledgeTemplate).extend({
      /** The number of templates that match, on all pages. */
      total: z.number().int(),
    }),
  }),
  create: route({
    method: "POST",
    path: "/api/knowledge/templates",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Create a template, with a chatbot of its own and the default sections if they are wanted",
    input: z.object({
      name: templateName,
      description: templateDescription,
      domain: z.enum(domains).default("software-development"),
      with_sections: z.boolean().default(true),
      with_chatbot: z.boolean().default(true),
    }),
    output: TemplateDetail,
  }),
  get: route({
    method: "GET",
    path: "/api/knowledge/templates/{templateId}",
    access: "owner",
    role: "answers",
    summary: "Read a template with its sections and questions",
    input: template,
    output: TemplateDetail,
  }),
  update: route({
    method: "PUT",
    path: "/api/knowledge/templates/{templateId}",
    access: "owner",
    role: "edits",
    summary: "Change a template's name and description, and whether it is public",
    input: template.extend({
      name: templateName,
      description: templateDescription,
      is_public: z.boolean(),
    }),
    output: KnowledgeTemplate,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/knowledge/templates/{templateId}",
    access: "owner",
    role: "edits",
    summary: "Delete a template with its interviews and their answers; repeat it until it is done",
    input: template,
    output: z.object({ isDone: z.boolean() }),
  }),
  publish: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/publication",
    access: "owner",
    role: "edits",
    summary: "Make a template public under its link, and on request its draft interviews too",
    input: template.extend({
      /** Turns the template's draft interviews into published and public ones. */
      publishes_drafts: z.boolean().default(false),
    }),
    output: KnowledgeTemplate,
  }),
  unpublish: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/unpublication",
    access: "owner",
    role: "edits",
    summary: "Make a template private; its link is kept for the next publication unless it is retired",
    input: template.extend({ retires_link: z.boolean().default(false) }),
    output: KnowledgeTemplate,
  }),
  statistics: route({
    method: "GET",
    path: "/api/knowledge/templates/{templateId}/statistics",
    access: "owner",
    role: "edits",
    limit: "reports",
    summary: "Count the answers to each question of a template, with their length and age",
    input: template,
    output: z.object({
      interviews: z.number().int(),
      questions: z.array(QuestionFigures).max(templateBounds.questions),
    }),
  }),
  team: route({
    method: "GET",
    path: "/api/knowledge/templates/{templateId}/team",
    access: "owner",
    role: "edits",
    summary: "List the users who may open a template",
    input: template,
    output: z.object({ items: z.array(TeamAccess) }),
  }),
  share: route({
    method: "POST",
    path: "/api/knowledge/templates/{templateId}/team",
    access: "owner",
    role: "edits",
    summary: "Let a user open a template",
    input: template.extend({ user_id: z.string().trim().min(1, "Enter a user id.").max(100) }),
    output: TeamAccess,
  }),
  unshare: route({
    method: "DELETE",
    path: "/api/knowledge/templates/{templateId}/team/{sharedUserId}",
    access: "owner",
    role: "edits",
    summary: "Take a user's access to a template away",
    input: template.extend({ sharedUserId: reference }),
    output: z.object({}),
  }),
  page: route({
    method: "GET",
    path: "/api/knowledge/pages/{knowledgeSlug}",
    access: "public",
    summary: "The public template of a link, or who invites to its interview",
    input: z.object({ knowledgeSlug: reference }),
    output: KnowledgePage,
  }),
  copy: route({
    method: "POST",
    path: "/api/knowledge/pages/{knowledgeSlug}/copies",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Copy a public template with its sections and questions into the account",
    input: z.object({ knowledgeSlug: reference }),
    output: KnowledgeTemplate,
  }),
  ...sectionRoutes,
};
