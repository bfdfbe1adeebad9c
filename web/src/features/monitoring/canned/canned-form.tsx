import { Input, Textarea } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type CannedReply, cannedReplies } from "#shared/monitoring/canned-replies.ts";
import { api } from "#web/lib/api/api.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";

interface CannedFormProps {
  /** Absent for a new one. */
  reply: CannedReply | undefined;
  /** The name that a new one begins with. */
  name: string;
  onClose: () => void;
}

const shape = cannedReplies.createCannedReply.input;

/** Name and text of a canned reply. */
export const CannedForm = ({ reply, name, onClose }: CannedFormProps) => {
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(shape),
    defaultValues: reply ?? { name: name.slice(0, 60), content: "" },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (text: { name: string; content: string }) =>
      reply
        ? api.monitoring.changeCannedReply({ cannedReplyId: reply.id, ...text })
        : api.monitoring.createCannedReply(text),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["canned-replies"] });
      onClose();
    },
    meta: { success: "Canned reply saved", failure: "Failed to save the canned reply" },
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={reply ? "Edit canned reply" : "New canned reply"}
      action="Save reply"
      isBusy={isPending}
      isChanged={formState.isDirty}
      onSubmit={handleSubmit(({ name, content }) => mutate({ name, content }))}
    >
      <Field
        label="Name"
        help="You find the reply by it."
        error={formState.errors.name?.message ?? ""}
        isRequired
      >
        <Input maxLength={60} {...register("name")} />
      </Field>
      <Field label="Text" error={formState.errors.content?.message ?? ""} isRequired>
        <Textarea rows={6} maxLength={4000} {...register("content")} />
      </Field>
    </FormDialog>
  );
};
