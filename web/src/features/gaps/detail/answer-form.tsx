import { Box, Button, Flex, Heading, Input, Stack, Text, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { WrittenAnswer } from "#shared/documents/written-answer.ts";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { unsaved, useUnsaved } from "#web/lib/browser/unsaved.ts";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { useAct } from "../queries.ts";

const NearQuestions = lazyPart(async () => (await import("#web/ui/text/near-questions.tsx")).NearQuestions, {
  failed: () => null,
});

const Form = WrittenAnswer.extend({ wordings: z.string() });
type Form = z.infer<typeof Form>;

const maxWordings = 20;

/** Writes the answer to a gap's questions, which are then asked again. */
export const AnswerForm = ({ gap, onEnd }: { gap: GapDetail; onEnd: () => void }) => {
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: valuesOf(gap) });
  const [question, wordings] = form.watch(["question", "wordings"]);
  const { mutate, isPending } = useAct(gap.id, "The answer could not be saved");
  const end = () => {
    unsaved.discard();
    onEnd();
  };
  const submit = form.handleSubmit(({ wordings, ...written }) =>
    mutate(
      { action: "answer", ...written, wordings: linesOf(wordings) },
      { onSuccess: end, onError: (error) => showIssues(form, error) },
    ),
  );
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  return (
    <Box as="section" aria-label="Write the answer" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Heading as="h3" textStyle="h3">
        {gap.documentId ? "Change the answer" : "Write the answer"}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="4">
        Kept with the documents of {gap.chatbotName}. It can be edited and deleted there.
      </Text>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Field label="Question" error={errors.question?.message}>
            <Input dir="auto" {...form.register("question")} />
          </Field>
          <Field label="Answer" help="Write it as a customer should read it." error={errors.answer?.message}>
            <Textarea dir="auto" rows={4} {...form.register("answer")} />
          </Field>
          <Field
            label="Other wordings"
            help="One in each line. Whoever asks one of these gets this answer; visitors do not see them."
            error={errors.wordings?.message}
          >
            <Textarea dir="auto" rows={4} {...form.register("wordings")} />
          </Field>
          <NearQuestions chatbotId={gap.chatbotId} question={question} wordings={wordings} />
          <Flex gap="2" justify="flex-end">
            <Button variant="ghost" onClick={onEnd}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Save and ask again
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  );
};

const valuesOf = ({ wording, answer = "", questions }: GapDetail): Form => {
  const asked = [...new Set(questions.map((one) => one.wording))];
  return {
    question: wording,
    answer,
    wordings: asked
      .filter((one) => one !== wording)
      .slice(0, maxWordings)
      .join("\n"),
  };
};

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxWordings);
