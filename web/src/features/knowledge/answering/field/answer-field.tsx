import { Field, Textarea } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { countWords, longestAnswer } from "#shared/knowledge/rules.ts";
import { counted } from "../../words.ts";
import type { Answer } from "../drafts/answer.ts";

interface AnswerFieldProps {
  /** "Answer", "Your Answer" */
  label: string;
  answer: Answer;
  /** It takes the place of what had the focus. */
  takesFocus: boolean;
  expectedWords: number | null;
  onWrite: (text: string) => void;
}

/** The field of an answer with its number of words. It takes long texts, and says when one is too long. */
export const AnswerField = ({ label, answer, takesFocus, expectedWords, onWrite }: AnswerFieldProps) => {
  const { text, refusal } = answer;
  const tooLong = text.trim().length > longestAnswer ? "Use at most 20,000 characters." : undefined;
  const problem = tooLong ?? refusal;
  return (
    <Field.Root invalid={Boolean(problem)}>
      <Field.Label w="full" display="flex" justifyContent="space-between" gap="3">
        {label}
      </Field.Label>
      <Textarea
        dir="auto"
        autoFocus={takesFocus}
        rows={8}
        textStyle="lg"
        resize="vertical"
        value={text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      <Field.HelperText
        as="div"
        display="flex"
        justifyContent="space-between"
        gap="3"
        color={problem ? "fg.error" : "fg.muted"}
        fontVariantNumeric="tabular-nums"
      >
        <span aria-live="polite">
          {problem && <CircleAlert size={14} aria-hidden style={inline} />}
          {problem}
        </span>
        <span>{wordsOf(countWords(text), expectedWords)}</span>
      </Field.HelperText>
    </Field.Root>
  );
};

const inline = { display: "inline", verticalAlign: "-2px", marginInlineEnd: "0.375rem" } as const;

const wordsOf = (count: number, expected: number | null): string =>
  expected ? `${count} of about ${expected} words` : counted(count, "word");
