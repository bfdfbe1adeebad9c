import { Input, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { FormProvider, useForm } from "react-hook-form";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { remembered } from "#web/lib/browser/remembered.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { ApiSection } from "../api-section.tsx";
import { integrationOf, NewChatbotForm, newChatbotForm } from "./new-chatbot-form.ts";
import { UseCaseChoice } from "./use-case-choice.tsx";
import { useNameHint } from "./use-name-hint.ts";

export interface CreateDialogProps {
  onClose: () => void;
  /** Called after the dialog has closed. */
  onCreated?: (chatbot: Chatbot) => void;
}

/** The form that creates a chatbot. */
export const CreateDialog = ({ onClose, onCreated }: CreateDialogProps) => {
  const form = useForm<NewChatbotForm>({
    resolver: zodResolver(NewChatbotForm),
    defaultValues: newChatbotForm(),
  });
  const { mutate, isPending } = useCreating({ onClose, onCreated });
  const submit = form.handleSubmit((values) =>
    mutate(values, { onError: (error) => showIssues(form, error) }),
  );
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title="Create Chatbot"
      lead="Its documents come next."
      onSubmit={submit}
      action="Create Chatbot"
      isBusy={isPending}
    >
      <Field label="Name" help={useNameHint(form.watch("name"))} error={errors.name?.message}>
        <Input placeholder="Customer help" {...form.register("name")} />
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        <Textarea rows={2} placeholder="What it answers, and for whom" {...form.register("description")} />
      </Field>
      <UseCaseChoice register={form.register} />
      {form.watch("use_case") === "interviewer" && (
        <Field
          label="First question"
          help="The interview opens with it."
          error={errors.first_question?.message}
        >
          <Textarea rows={3} {...form.register("first_question")} />
        </Field>
      )}
      <FormProvider {...form}>
        <ApiSection />
      </FormProvider>
    </FormDialog>
  );
};

const useCreating = ({ onClose, onCreated }: CreateDialogProps) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ first_question, has_api, api: endpoint, ...chatbot }: NewChatbotForm) => {
      const created = await api.chatbots.create({
        ...chatbot,
        ...(chatbot.use_case === "interviewer" && { first_question }),
      });
      if (has_api) await integrate(created, endpoint);
      return created;
    },
    meta: { success: "Chatbot created successfully!", failure: "Failed to create chatbot" },
    onSuccess: async (chatbot) => {
      remembered.setChatbot(chatbot.id);
      // The unsaved form would hold back navigation.
      flushSync(onClose);
      onCreated?.(chatbot);
      await Promise.all(
        ["chatbots", "analytics"].map((area) => client.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
};

/** Adds the API. The chatbot is there already, so a failure is only logged, and the settings offer it again. */
const integrate = async ({ id }: Chatbot, endpoint: NewChatbotForm["api"]): Promise<void> => {
  try {
    await api.integrations.create({ chatbotId: id, ...integrationOf(endpoint) });
  } catch (error) {
    console.warn("The API integration was not created.", error);
  }
};
