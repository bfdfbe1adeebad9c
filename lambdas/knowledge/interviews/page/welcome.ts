import type * as z from "zod";
import { documentStore } from "#lambdas/documents/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import type { TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import type { pageRoutes } from "#shared/knowledge/page-routes.ts";
import { noticeVersion } from "#shared/knowledge/rules.ts";
import { begin } from "../answers/begin.ts";
import { processInterview } from "../answers/process.ts";
import { answerEntity, type StoredAnswer, type StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { documentsOf } from "../view.ts";
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
  // before the answers, so that a renaming that broke off is repeated
  await renameFiles(interview, own, person);
  for (const answer of own) await answerEntity.update(answer, { set: { person } });
  await processInterview(interview, { until: Date.now() + renamingMs }).catch((error) =>
    logger.warn("answers are still cited under a former name", { interviewId: interview.id, error }),
  );
};

const renameFiles = async (
  interview: StoredInterview,
  answers: StoredAnswer[],
  person: string | null,
): Promise<void> => {
  const files = await documentsOf(
    interview,
    answers.flatMap(({ document_ids }) => document_ids),
  );
  for (const document of files.values()) {
    if (!document.interview) continue;
    const set = { interview: { ...document.interview, person } };
    await documentStore.update(document, { set }).catch((error) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    });
  }
};
