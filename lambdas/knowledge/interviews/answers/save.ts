import type * as z from "zod";
import type { SavedAnswer, SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import { countWords } from "#shared/knowledge/rules.ts";
import type { StoredAnswer, StoredInterview } from "../entities.ts";
import { probeFor } from "../probe/probe.ts";
import { interviewStore } from "../store.ts";
import { responsesOf, sectionsOf } from "../view.ts";
import { begin, questionIn } from "./begin.ts";
import { changeAnswer } from "./change-answer.ts";
import { feed } from "./feed.ts";
import { passageId } from "./passage-id.ts";
import { changedElsewhere, emptyAnswer, giverOf, refuseCompleted, type Writer } from "./writer.ts";

type Saved = z.output<typeof SavedAnswer> & { questionId: string };

/**
 * Saves an answer and adds it to the interview's chatbot, whose failures are only logged. The same text again is no
 * conflict: its reply may have been lost. Throws AppError `conflict` for a text that was written on a former version, a
 * question that is gone, or a completed interview.
 */
export const saveAnswer = async (
  interview: StoredInterview,
  saved: Saved,
  writer: Writer,
): Promise<SavedResponse> => {
  const { begun, sections, asked, answer } = await storeAnswer(interview, saved, writer);
  const [probe] = await Promise.all([probeFor(begun, asked.question, answer), feed(begun, answer, asked)]);
  return { ...(await savedResponse(begun, sections, saved.questionId)), ...(probe && { probe }) };
};

/** The same without the chatbot. */
export const storeAnswer = async (interview: StoredInterview, saved: Saved, writer: Writer) => {
  const begun = await begin(interview);
  const sections = await sectionsOf(begun);
  const asked = questionIn(sections, saved.questionId);
  return { begun, sections, asked, answer: await store(begun, saved, writer) };
};

const store = async (
  { user_id, id }: StoredInterview,
  { questionId, response_text, follow_up, version }: Saved,
  writer: Writer,
): Promise<StoredAnswer> => {
  for (;;) {
    const { interview, answer: former } = await interviewStore.withAnswer({ user_id, id }, questionId);
    if (former && isRepeated(former, { response_text, follow_up, version })) return former;
    refuseCompleted(interview, writer);
    if (version !== (former?.version ?? 0)) throw changedElsewhere();
    const now = new Date().toISOString();
    const base = former ?? emptyAnswer(id, questionId, writer);
    const next: StoredAnswer = {
      ...base,
      ...giverOf(writer, former),
      response_text,
      draft_text: null,
      follow_up: follow_up ?? base.follow_up,
      words: countWords(response_text),
      version: base.version + 1,
      updated_at: now,
      answered_at: now,
      passage_document_id: passageId(base),
    };
    if (await changeAnswer({ interview, former, next, writer })) return next;
  }
};

const isRepeated = (
  former: StoredAnswer,
  { response_text, follow_up, version }: Pick<Saved, "response_text" | "follow_up" | "version">,
): boolean =>
  former.version > version &&
  former.response_text === response_text &&
  (!follow_up ||
    (follow_up.question === former.follow_up?.question && follow_up.answer === former.follow_up.answer));

/** An answer as it is now, with the interview's count. */
export const savedResponse = async (
  { user_id, id }: StoredInterview,
  sections: Awaited<ReturnType<typeof sectionsOf>>,
  questionId: string,
): Promise<SavedResponse> => {
  const { interview, answer } = await interviewStore.withAnswer({ user_id, id }, questionId);
  const [response] = answer ? await responsesOf(interview, sections, [answer]) : [];
  if (!response) throw changedElsewhere();
  const { answered_count, status } = interview;
  return { response, answered_count, status };
};
