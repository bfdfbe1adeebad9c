import type * as z from "zod";
import type { SavedResponse, TypedAnswer } from "#shared/knowledge/interview-shapes.ts";
import type { StoredInterview } from "../entities.ts";
import { interviewStore } from "../store.ts";
import { sectionsOf } from "../view.ts";
import { begin, questionIn } from "./begin.ts";
import { changeAnswer } from "./change-answer.ts";
import { savedResponse } from "./save.ts";
import { changedElsewhere, emptyAnswer, giverOf, refuseCompleted, type Writer } from "./writer.ts";

type Typed = z.output<typeof TypedAnswer> & { questionId: string };

/** Keeps what is typed; the saved text stays as it is. Throws like `saveAnswer`. */
export const typeAnswer = async (
  interview: StoredInterview,
  typed: Typed,
  writer: Writer,
): Promise<SavedResponse> => {
  const begun = await begin(interview);
  const sections = await sectionsOf(begun);
  questionIn(sections, typed.questionId);
  await store(begun, typed, writer);
  return savedResponse(begun, sections, typed.questionId);
};

const store = async (
  { user_id, id }: StoredInterview,
  { questionId, draft_text: text, version }: Typed,
  writer: Writer,
): Promise<void> => {
  for (;;) {
    const { interview, answer: former } = await interviewStore.withAnswer({ user_id, id }, questionId);
    const draft_text = text === (former?.response_text ?? "") ? null : text;
    if (former && former.version > version && former.draft_text === draft_text) return;
    refuseCompleted(interview, writer);
    if (version !== (former?.version ?? 0)) throw changedElsewhere();
    const base = former ?? emptyAnswer(id, questionId, writer);
    const giver = base.response_text ? {} : giverOf(writer, former);
    const next = {
      ...base,
      ...giver,
      draft_text,
      version: base.version + 1,
      updated_at: new Date().toISOString(),
    };
    if (await changeAnswer({ interview, former, next, writer })) return;
  }
};
