import { Button, Input, Stack, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { Document } from "#shared/documents/document.ts";
import { WrittenAnswer } from "#shared/documents/written-answer.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { NearQuestions } from "#web/ui/text/near-questions.tsx";

interface AnswerFormProps {
  chatbotId: string;
  /** Absent until it is read. */
  written: WrittenAnswer | undefined;
  /** Takes the form's place until then. */
  missing?: ReactNode;
  /** The document that is changed; absent for a new one. */
  documentId?: string;
  onSaved?: (document: Document) => void;
  onClose: () => void;
}

/** The dialog in which an answer is written. A given question leaves the focus to the answer. */
export const AnswerForm = ({
  chatbotId,
  written,
  missing,
  documentId,
  onSaved,
  onClose,
}: AnswerFormProps) => {
  const form = useForm<WrittenAnswer>({ resolver: zodResolver(WrittenAnswer), values: written ?? nothing });
  const { setFocus } = form;
  const question = form.watch("question");
  const isRead = documentId !== undefined && written !== undefined;
  useEffect(() => {
    if (isRead) setFocus("answer");
  }, [isRead, setFocus]);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const { ref, ...answer } = form.register("answer");
  const { mutate, isPending } = useMutation({
    mutationFn: (values: WrittenAnswer) =>
      api.documents.writeAnswer({ chatbotId, answerId: documentId, ...values }),
    meta: { success: "Answer saved", failure: "The answer could not be saved" },
    onSuccess: (document) => {
      onSaved?.(document);
      onClose();
      void queryClient.invalidateQueries({ queryKey: ["documents"] });
    },
  });
  const submit = form.handleSubmit((values) =>
    mutate(values, { onError: (error) => showIssues(form, error) }),
  );
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      initialFocus={written?.question ? field : undefined}
      title={documentId ? "Edit the answer" : "Write the answer"}
      lead="Whoever asks this gets your answer first. It is kept with the documents."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="written-answer" disabled={!written} loading={isPending}>
            Save answer
          </Button>
        </>
      }
    >
      {!written && missing}
      <form id="written-answer" hidden={!written} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Field
            label="Question"
            help="As people ask it, complete in itself. The same question in other words counts too."
            error={errors.question?.message}
          >
            <Input dir="auto" {...form.register("question")} />
          </Field>
          <Field
            label="Answer"
            help="Lists, links and bold text can be written in Markdown."
            error={errors.answer?.message}
          >
            <Textarea
              dir="auto"
              rows={6}
              {...answer}
              ref={(element) => {
                ref(element);
                field.current = element;
              }}
            />
          </Field>
          {written && <NearQuestions chatbotId={chatbotId} question={question} />}
        </Stack>
      </form>
    </Dialog>
  );
};

const nothing: WrittenAnswer = { question: "", answer: "" };
