import { noticeVersion } from "#shared/knowledge/rules.ts";
import { as } from "../users.ts";
import { openStudy } from "./study.ts";

/** An interview of the owner Ann whose public page Mara has open. */
export const openPage = async (changes: { with_access_code?: boolean } = {}) => {
  const [ann, mara] = await Promise.all([as("ann"), as("mara")]);
  const study = await openStudy(ann);
  const made = await study.interview(changes);
  const knowledgeSlug = made.public_slug ?? "";
  const enter = (access_code: string, person = mara) =>
    person.knowledgeInterviews.enter({ knowledgeSlug, access_code });
  const welcome = (more: object = {}) =>
    mara.knowledgeInterviews.welcome({
      knowledgeSlug,
      name: "Mara",
      email: "mara@mail.example",
      is_named: true,
      notice_version: noticeVersion,
      ...more,
    });
  return { ...study, ann, mara, made, knowledgeSlug, code: made.access_code ?? "", enter, welcome };
};
