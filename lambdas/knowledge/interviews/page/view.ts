import { recordingsOf } from "#lambdas/recordings/recordings-of.ts";
import { accountName } from "#lambdas/team/accounts.ts";
import type { PublicInterview, TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import { templateStore } from "../../templates/store.ts";
import type { StoredGrant, StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { joinedOf, responsesOf, sectionsOf } from "../view.ts";
import { isIntroduced, unavailable } from "./granted.ts";

/** An interview as its public page gets it once the access code was checked. */
export const publicView = async (
  interview: StoredInterview,
  grant: StoredGrant,
): Promise<PublicInterview> => {
  const [template, { rag_system_name }, host] = await Promise.all([
    templateStore.find({ user_id: interview.user_id, id: interview.template_id }),
    joinedOf(interview),
    accountName(interview.user_id),
  ]);
  if (!template) throw unavailable();
  return { ...interview, template, host, rag_system_name, has_details: isIntroduced(grant) };
};

export const takenView = async (interview: StoredInterview, grant: StoredGrant): Promise<TakenInterview> => {
  const [view, sections, answers, recordings] = await Promise.all([
    publicView(interview, grant),
    sectionsOf(interview),
    interviewStore.answers(interview.id),
    recordingsOf(interview.id, grant.user_id),
  ]);
  return { ...view, sections, responses: await responsesOf(interview, sections, answers), recordings };
};
