import { AppError, type Issue } from "#shared/errors.ts";
import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { groundNames } from "#shared/jobs/lawful/grounds.ts";

interface Asked {
  criteria?: { text: string }[];
  questions?: { question_text: string }[];
  initial_question: string;
}

/** Throws AppError `invalid` for criteria and questions that name a ground by which nobody may be judged. */
export const refuseUnlawful = ({ criteria = [], questions = [], initial_question }: Asked): void => {
  const refused = [
    ...criteria.map(({ text }, at) => ({ path: `criteria.${at}.text`, text })),
    ...questions.map(({ question_text: text }, at) => ({ path: `questions.${at}.question_text`, text })),
    { path: "initial_question", text: initial_question },
  ].flatMap(({ path, text }) => issueOf(path, text) ?? []);
  const [first] = refused;
  if (!first) return;
  const what = first.path.startsWith("criteria") ? "A criterion" : "A question";
  throw new AppError("invalid", `${what} is refused. ${first.message}`, refused);
};

const issueOf = (path: string, text: string): Issue | undefined => {
  const refused = groundOf(text);
  if (!refused) return undefined;
  const { ground, words, lawful } = refused;
  const [one, other] = lawful;
  return {
    path,
    message: `This names ${groundNames[ground]} (“${words}”), by which nobody may be judged. Lawful instead: “${one}”, or “${other}”.`,
  };
};
