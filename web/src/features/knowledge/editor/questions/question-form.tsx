import { Box, Button, chakra, Flex, Input, Text, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import {
  importances,
  longest,
  mostExpectedWords,
  usualImportance,
  usualWordCount,
} from "#shared/knowledge/rules.ts";
import type { TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Field } from "#web/ui/form/field.tsx";
import { lengthIssue } from "../../length-issue.ts";
import { useQuestionWriting } from "../changes/use-question-changes.ts";
import { formBox } from "../form-box.ts";
import { useEditor } from "../sections/editor-context.ts";
import { ImportanceChoice } from "./importance-choice.tsx";

interface QuestionFormProps {
  /** "Question 2.3", "New question" */
  label: string;
  sectionId: string;
  /** Absent for a new one. */
  question?: TemplateQuestion;
  onClose: () => void;
}

/** Writes a question in its place. It is saved by the button alone, and stays as typed if that fails. */
export const QuestionForm = ({ label, sectionId, question, onClose }: QuestionFormProps) => {
  const { templateId } = useEditor();
  const { add, update } = useQuestionWriting(templateId);
  const [begun] = useState(question);
  const former = {
    text: begun?.question_text ?? "",
    importance: begun?.importance ?? usualImportance,
    words: String(begun ? (begun.expected_word_count ?? "") : usualWordCount),
  };
  const changed = begun?.question_text === question?.question_text ? undefined : question?.question_text;
  const [written, setWritten] = useState(former);
  const [isTried, setTried] = useState(false);
  const text = written.text.trim();
  const issues = { text: lengthIssue(written.text, longest.question), words: wordsIssue(written.words) };
  const isBusy = add.isPending || update.isPending;
  useUnsaved(JSON.stringify(written) !== JSON.stringify(former));
  const save = () => {
    setTried(true);
    if (!text || issues.text || issues.words || isBusy) return;
    const fields = {
      question_text: text,
      importance: written.importance,
      expected_word_count: Number(written.words) || null,
    };
    if (question) update.mutate({ sectionId, questionId: question.id, ...fields }, { onSuccess: onClose });
    else add.mutate({ sectionId, ...fields }, { onSuccess: onClose });
  };
  return (
    <Box asChild css={formBox}>
      <form
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={label} error={issues.text ?? (isTried && !text ? "Enter a question." : undefined)}>
          <Textarea
            rows={2}
            dir="auto"
            autoFocus
            readOnly={isBusy}
            value={written.text}
            onChange={({ currentTarget }) => setWritten({ ...written, text: currentTarget.value })}
          />
        </Field>
        {changed && !isBusy && (
          <Text role="alert" textStyle="sm" color="orange.fg" overflowWrap="anywhere">
            Another window changed this question to “<bdi>{changed}</bdi>”. Saving replaces that.
          </Text>
        )}
        <Flex wrap="wrap" align="flex-end" columnGap="6" rowGap="3">
          <ImportanceChoice
            values={importances}
            value={written.importance}
            onChange={(importance) => setWritten({ ...written, importance })}
          />
          <chakra.div w="8.5rem">
            <Field label="Expected words" error={issues.words}>
              <Input
                type="number"
                min={0}
                inputMode="numeric"
                readOnly={isBusy}
                value={written.words}
                onChange={({ currentTarget }) => setWritten({ ...written, words: currentTarget.value })}
              />
            </Field>
          </chakra.div>
          <Flex gap="2" ms="auto">
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="outline" disabled={written.text.trim() === ""} loading={isBusy}>
              Save question
            </Button>
          </Flex>
        </Flex>
        <Text textStyle="xs" color="fg.subtle">
          Fewer words than half of these, or no example: one follow-up question is asked. Empty or 0 expects
          no length.
        </Text>
      </form>
    </Box>
  );
};

const wordsIssue = (words: string): string | undefined => {
  const count = Number(words);
  if (!Number.isInteger(count)) return "Use whole words.";
  if (count < 0) return "Use 0 words or more.";
  return count > mostExpectedWords ? "Use at most 5,000 words." : undefined;
};
