import type * as z from "zod";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import type { pageRoutes } from "#shared/knowledge/page-routes.ts";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import { begin } from "../answers/begin.ts";
import { processInterview } from "../answers/process.ts";
import { answerEntity, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { entered, placeGrant } from "./granted.ts";
import { takenView } from "./view.ts";

type Details = Omit<z.output<(typeof pageRoutes)["welcome"]["input"]>, "knowledgeSlug">;

/** Keeps who answers and what they agreed to, and begins the interview. */
export const welcome = async (slug: string, details: Details, userId: string): Promise<TakenInterview> => {
  const { interview, grant } = await entered(slug, userId);
  if (details.notice_version !== noticeVersion)
    throw new AppError(
      "conflict",
      "The notice about your answers has changed since you opened this page. Load it again and read it.",
    );
  const introduced = { ...grant, ...details, agreed_at: new Date().toISOString() };
  await placeGrant(interview, introduced);
  const begun = await begin(interview);
  await rename(begun, userId, details.is_named ? details.name : null);
  return takenView(begun, introduced);
};

/** Time for answers that were given before under another name. */
const renamingMs = 10_000;

/** Answers that this person gave before are cited with the name that is agreed to now. */
const rename = async (interview: StoredInterview, userId: string, person: string | null): Promise<void> => {
  const own = (await interviewStore.answers(interview.id)).filter(
    (answer) => answer.answered_by === userId && answer.person !== person,
  );
  if (own.length === 0) return;
  for (const answer of own) await answerEntity.update(answer, { set: { person } });
  await processInterview(interview, { until: Date.now() + renamingMs }).catch((error) =>
    logger.warn("answers are still cited under a former name", { interviewId: interview.id, error }),
  );
};
