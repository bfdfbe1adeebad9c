import { serve } from "#platform/http/serve.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { knowledgeTemplates } from "#shared/knowledge/template-routes.ts";
import { copyTemplate } from "./making/copy-template.ts";
import { createTemplate } from "./making/create-template.ts";
import { proposeQuestions, proposeSections } from "./proposing/propose.ts";
import { publish, unpublish } from "./publishing/publication.ts";
import { publishDrafts } from "./publishing/publish-drafts.ts";
import { updateTemplate } from "./publishing/update-template.ts";
import { listTemplates } from "./reading/list-templates.ts";
import { pageOfLink, publicTemplateOf } from "./reading/page.ts";
import { statisticsOf } from "./reading/statistics.ts";
import { detailOf, shownTo } from "./reading/view.ts";
import { openTo } from "./reading/visible.ts";
import { removeTemplate } from "./remove-template.ts";
import * as questions from "./sections/questions.ts";
import { restore } from "./sections/restore.ts";
import * as sections from "./sections/sections.ts";
import { share, teamOf } from "./share.ts";
import { templateStore } from "./store.ts";

/** A deletion is repeated when this time is over. */
const removalMs = 15_000;

interface Place {
  templateId: string;
  sectionId: string;
}

interface By {
  accountId: string;
  userId: string;
}

const template = ({ templateId }: { templateId: string }, { accountId }: { accountId: string }) =>
  templateStore.ofAccount(accountId, templateId);

/** A section as the changes name it. */
const section = async <P extends Place>(place: P, by: By) => ({
  ...place,
  template: await template(place, by),
  userId: by.userId,
});

export const handler = serve(knowledgeTemplates, {
  list: (input, reader) => listTemplates(reader, input),
  create: (input, creator) => createTemplate(input, creator),
  get: async ({ templateId }, reader) => detailOf(reader, await openTo(reader, templateId)),
  update: async (input, by) => shownTo(by, await updateTemplate(await template(input, by), input, by.userId)),
  remove: async (input, by) =>
    removeTemplate(await template(input, by), { userId: by.userId, until: Date.now() + removalMs }),
  publish: async (input, by) => {
    const published = await publish(await template(input, by), by.userId);
    if (input.publishes_drafts) await publishDrafts(published);
    return shownTo(by, published);
  },
  unpublish: async (input, by) => {
    const options = { retiresLink: input.retires_link };
    return shownTo(by, await unpublish(await template(input, by), by.userId, options));
  },
  statistics: async (input, by) => statisticsOf(await template(input, by)),
  team: async (input, by) => ({ items: await teamOf(await template(input, by)) }),
  share: async (input, by) => share(await template(input, by), input.user_id, by.userId),
  unshare: async (input, by) => {
    await templateStore.unshare(await template(input, by), input.sharedUserId, by.userId);
    return {};
  },
  page: async ({ knowledgeSlug }, { caller }) => {
    await limitLookups(caller);
    return pageOfLink(knowledgeSlug);
  },
  copy: async ({ knowledgeSlug }, creator) => copyTemplate(await publicTemplateOf(knowledgeSlug), creator),
  addSection: async (input, by) => sections.addSection(await template(input, by), input, by.userId),
  addSections: async (input, by) =>
    sections.addSections(await template(input, by), input.sections, by.userId),
  updateSection: async (input, by) => sections.updateSection(await section(input, by), input),
  moveSection: async (input, by) => sections.moveSection(await section(input, by), input.section_order),
  removeSection: async (input, by) => sections.removeSection(await section(input, by)),
  addQuestion: async (input, by) => questions.addQuestion(await section(input, by), input),
  addQuestions: async (input, by) => questions.addQuestions(await section(input, by), input.questions),
  updateQuestion: async (input, by) => questions.updateQuestion(await section(input, by), input),
  moveQuestion: async (input, by) => questions.moveQuestion(await section(input, by), input),
  removeQuestion: async (input, by) => questions.removeQuestion(await section(input, by)),
  restore: async (input, by) => restore(await template(input, by), input.removedId, by.userId),
  proposeSections: async (input, by) => proposeSections(await template(input, by)),
  proposeQuestions: async (input, by) => proposeQuestions(await template(input, by), input.sectionId),
});
