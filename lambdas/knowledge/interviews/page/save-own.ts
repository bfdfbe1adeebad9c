import type * as z from "zod";
import { logger } from "#platform/logging/logger.ts";
import type { SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import type { pageRoutes } from "#shared/knowledge/page-routes.ts";
import { processInterview } from "../answers/process.ts";
import { saveAnswer } from "../answers/save.ts";
import { complete } from "../complete.ts";
import { introduced } from "./granted.ts";

type Input = z.output<(typeof pageRoutes)["saveOwn"]["input"]>;

const processingMs = 10_000;

/** Saves an answer of the public page; the last one completes the interview. */
export const saveOwn = async (
  { knowledgeSlug, is_last, ...saved }: Input,
  userId: string,
): Promise<SavedResponse> => {
  const { interview, writer } = await introduced(knowledgeSlug, userId);
  const reply = await saveAnswer(interview, saved, writer);
  if (!is_last || reply.status === "completed") return reply;
  const { status, answered_count } = await complete(interview, writer);
  await processInterview(interview, { until: Date.now() + processingMs }).catch((error) =>
    logger.warn("answers of a completed interview were not added", { interviewId: interview.id, error }),
  );
  return { ...reply, status, answered_count };
};
