import { useRecorder } from "#web/app/compositions/recorder.ts";
import type { Answers } from "./drafts/use-answers.ts";
import type { AnswerPort, StoredInterview } from "./port.ts";

interface SpokenOptions {
  interview: StoredInterview;
  port: AnswerPort;
  answers: Answers;
  questionId: string;
  texts: Parameters<typeof useRecorder>[0]["texts"];
  /** The person who is interviewed may be recording it just now. */
  isShared?: boolean;
}

/** The recorder of an answer, whose words are put below what is written already. */
export const useSpoken = (options: SpokenOptions) => {
  const { interview, port, questionId, texts, isShared = false } = options;
  const { store } = options.answers;
  const put = (text: string) => {
    const written = store.state().answers.get(questionId)?.text.trimEnd();
    store.write(questionId, written ? `${written}\n\n${text}` : text);
  };
  const recorder = useRecorder({
    port: { ticket: port.ticket, holder: interview.id },
    part: questionId,
    texts,
    onText: put,
    isShared,
    hasRecordings: interview.recordings.some(({ part }) => part === questionId),
  });
  return { recorder, put };
};
