import { Text } from "@chakra-ui/react";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { counted } from "../../words.ts";
import { useQuestionChanges } from "../changes/use-question-changes.ts";
import { useSectionChanges } from "../changes/use-section-changes.ts";
import type { Removal } from "./editor-context.ts";

interface RemovalDialogProps {
  templateId: string;
  removal: Removal;
  onClose: () => void;
}

/** Asks before a section or a question is deleted; the toast afterwards offers to undo it. */
export const RemovalDialog = ({ removal, ...rest }: RemovalDialogProps) =>
  "section" in removal ? (
    <SectionRemoval {...rest} section={removal.section} />
  ) : (
    <QuestionRemoval {...rest} {...removal} />
  );

type Of<Kind> = Omit<RemovalDialogProps, "removal"> & Kind;

const SectionRemoval = ({ templateId, section, onClose }: Of<Extract<Removal, { section: object }>>) => {
  const { mutate, isPending } = useSectionChanges(templateId).remove;
  const count = section.questions.length;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Delete section?"
      action="Delete section"
      isBusy={isPending}
      onConfirm={() => mutate(section, { onSuccess: onClose })}
    >
      <Text>Are you sure you want to delete this section and all its questions?</Text>
      <Text textStyle="sm" color="fg.muted" mt="2">
        <bdi>{section.title}</bdi> has {counted(count, "question")}. Interviews that have begun keep them,
        with their answers.
      </Text>
    </ConfirmDialog>
  );
};

const QuestionRemoval = ({
  templateId,
  question,
  number,
  onClose,
}: Of<Extract<Removal, { question: object }>>) => {
  const { mutate, isPending } = useQuestionChanges(templateId).remove;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Delete question?"
      action="Delete question"
      isBusy={isPending}
      onConfirm={() => mutate(question, { onSuccess: onClose })}
    >
      <Text overflowWrap="anywhere">
        Are you sure you want to delete question {number}, “<bdi>{question.question_text}</bdi>”?
      </Text>
      <Text textStyle="sm" color="fg.muted" mt="2">
        Interviews that have begun keep it, with its answers.
      </Text>
    </ConfirmDialog>
  );
};
