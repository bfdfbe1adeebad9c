import { Box, chakra, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { mostStarters } from "#shared/chatbots/starters.ts";
import { api, query } from "#web/lib/api/api.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { StartersForm, startersOf } from "./starters-form.ts";

/** The questions that chats with a chatbot begin with: those that its documents suggest, or the owner's. */
export const StartersDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(query("chat", "starters", { chatbotId: chatbot.id }));
  const form = useForm<StartersForm>({
    resolver: zodResolver(StartersForm),
    defaultValues: { isAutomatic: true, questions: [] },
  });
  const { reset } = form;
  const isFilled = useRef(false);
  useEffect(() => {
    if (!data || isFilled.current) return;
    isFilled.current = true;
    reset({ isAutomatic: !data.isOwn, questions: data.starters.map((text) => ({ text })) });
  }, [data, reset]);
  const { mutate, isPending } = useSaving(chatbot, onClose);
  return (
    <FormProvider {...form}>
      <FormDialog
        isOpen
        onClose={onClose}
        isChanged={form.formState.isDirty}
        title="Starter questions"
        lead={<bdi>{chatbot.name}</bdi>}
        action="Save"
        isBusy={isPending}
        onSubmit={form.handleSubmit((choice) => data && mutate(choice))}
      >
        <Text textStyle="sm" color="fg.muted">
          Buttons before the first message, in the test chat, the widget and on the public page.
        </Text>
        {data ? (
          <>
            <SwitchField<StartersForm>
              name="isAutomatic"
              label="Take them from the documents"
              help="They follow your documents. Turn it off to choose them yourself."
            />
            {form.watch("isAutomatic") ? (
              <Suggested questions={data.suggestions.slice(0, mostStarters)} />
            ) : (
              <StarterFields suggestions={data.suggestions} />
            )}
          </>
        ) : error ? (
          <ErrorState
            title="The questions could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton label="Loading the questions" />
        )}
      </FormDialog>
    </FormProvider>
  );
};

const Suggested = ({ questions }: { questions: string[] }) =>
  questions.length > 0 ? (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="1">
        Now shown
      </Text>
      <chakra.ul textStyle="sm" listStyleType="disc" ps="5">
        {questions.map((question) => (
          <li key={question}>
            <bdi>{question}</bdi>
          </li>
        ))}
      </chakra.ul>
    </Box>
  ) : (
    <Text textStyle="sm">
      The documents suggest no question that is sure to be well put and answered, so none is shown.
    </Text>
  );

const useSaving = ({ id }: Chatbot, onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: StartersForm) =>
      api.chatbots.setStarters({ chatbotId: id, starters: startersOf(choice) }),
    meta: { success: "Starter questions saved", failure: "Failed to save the starter questions" },
    onSuccess: async () => {
      onClose();
      await Promise.all(["chatbots", "chat"].map((area) => client.invalidateQueries({ queryKey: [area] })));
    },
  });
};
