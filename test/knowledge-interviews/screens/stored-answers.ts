import { AppError } from "#shared/errors.ts";
import type { KnowledgeResponse, SavedResponse } from "#shared/knowledge/interview-shapes.ts";
import type { InterviewStatus } from "#shared/knowledge/rules.ts";
import { type Replies, server } from "../../screens/server.ts";
import { detailOf, responseOf, takenOf } from "./sample.ts";

/** A network without connection, as the page sees it. */
const away = () => Promise.reject(new AppError("unavailable", "No connection."));

interface Saving {
  questionId: string;
  version: number;
}

/** Answers on a server that counts versions, for the owner's routes and those of the public page. */
export const storedAnswers = (...given: KnowledgeResponse[]) => {
  const responses = new Map(given.map((one) => [one.question_id, one]));
  const stored = {
    status: "published" as InterviewStatus,
    isAway: false,
    /** Adds to each reply of a save. */
    more: {} as Partial<SavedResponse>,
    of: (id: string) => responses.get(id),
    /** Another window writes. */
    elsewhere: (id: string, part: Partial<KnowledgeResponse>) => {
      const former = responses.get(id) ?? responseOf(id, { version: 0 });
      responses.set(id, { ...former, ...part, version: former.version + 1 });
    },
  };
  const change = ({ questionId, version }: Saving, part: Partial<KnowledgeResponse>): SavedResponse => {
    const former = responses.get(questionId) ?? responseOf(questionId, { version: 0 });
    if (version !== former.version) throw new AppError("conflict", "It was changed in another window.");
    const response = {
      ...former,
      ...part,
      version: former.version + 1,
      updated_at: new Date().toISOString(),
    };
    responses.set(questionId, response);
    const answered_count = [...responses.values()].filter(({ response_text }) => response_text).length;
    return { response, answered_count, status: stored.status };
  };
  const type = (input: Saving & { draft_text: string }) =>
    stored.isAway ? away() : change(input, { draft_text: input.draft_text });
  const save = (
    input: Saving & { response_text: string; follow_up?: KnowledgeResponse["follow_up"]; is_last?: boolean },
  ) => {
    if (stored.isAway) return away();
    if (input.is_last) stored.status = "completed";
    const follow_up = input.follow_up ? { follow_up: input.follow_up } : {};
    return {
      ...change(input, { response_text: input.response_text, draft_text: null, ...follow_up }),
      ...stored.more,
    };
  };
  const all = () => [...responses.values()];
  const replies: Replies = {
    knowledgeInterviews: {
      get: () => (stored.isAway ? away() : detailOf({ responses: all(), status: stored.status })),
      open: () => (stored.isAway ? away() : takenOf({ responses: all(), status: stored.status })),
      type,
      typeOwn: type,
      save,
      saveOwn: save,
    },
  };
  return { ...stored, stored, replies };
};

export const typed = () => server.asked("knowledgeInterviews", "type");
export const saved = () => server.asked("knowledgeInterviews", "save");
