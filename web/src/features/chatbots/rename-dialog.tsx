import { Input, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { type Chatbot, NewChatbot } from "#shared/chatbots/routes.ts";
import { api } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { showIssues } from "../../ui/form/show-issues.ts";
import { useNameHint } from "./creation/use-name-hint.ts";

const Names = NewChatbot.pick({ name: true, description: true });
type Names = z.infer<typeof Names>;

/** Changes the name and the description of a chatbot. */
export const RenameDialog = ({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) => {
  const client = useQueryClient();
  const { name, description } = chatbot;
  const form = useForm<Names>({
    resolver: zodResolver(Names),
    defaultValues: { name, description: description ?? "" },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (names: Names) => api.chatbots.rename({ id: chatbot.id, ...names }),
    meta: { success: "Chatbot renamed", failure: "Failed to rename chatbot" },
    onSuccess: async () => {
      onClose();
      await Promise.all(
        ["chatbots", "widgets"].map((area) => client.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
  const submit = form.handleSubmit((names) => mutate(names, { onError: (error) => showIssues(form, error) }));
  const { errors } = form.formState;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title={`Rename ${name}`}
      lead="The public page keeps its own title."
      onSubmit={submit}
      action="Save"
      isBusy={isPending}
    >
      <Field label="Name" help={useNameHint(form.watch("name"), chatbot.id)} error={errors.name?.message}>
        <Input {...form.register("name")} />
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        <Textarea rows={2} {...form.register("description")} />
      </Field>
    </FormDialog>
  );
};
