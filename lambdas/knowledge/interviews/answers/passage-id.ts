import { idFrom } from "../../names.ts";
import type { StoredAnswer } from "../entities.ts";

/** The id of the document that holds an answer: the same one at each repetition. */
export const passageId = ({
  created_at,
  interview_id,
  question_id,
}: Pick<StoredAnswer, "created_at" | "interview_id" | "question_id">): string =>
  idFrom("document", Date.parse(created_at), `${interview_id}#${question_id}`);
