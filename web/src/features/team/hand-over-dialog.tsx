import { Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Member } from "#shared/team/routes.ts";
import { api } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/secret/password-input.tsx";

/** Asks for the password before the account gets another owner. */
export const HandOverDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { password: "" } });
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => api.team.handOver({ memberId: member.user_id, password }),
    meta: { success: `The account belongs to ${member.email}`, failure: "The account was not handed over" },
    onSuccess: () => {
      form.reset();
      onClose();
      return client.invalidateQueries({ queryKey: ["team"] });
    },
    onError: (error) => form.setError("password", { message: error.message }, { shouldFocus: true }),
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title="Hand the account over?"
      size="sm"
      onSubmit={form.handleSubmit(({ password }) => mutate(password))}
      action="Hand over"
      isBusy={isPending}
    >
      <Text textStyle="sm" color="fg.muted">
        <bdi>{member.email}</bdi> becomes the owner, who alone can delete the account and hand it over. You
        keep the role “Everything”, which the new owner can change.
      </Text>
      <Field label="Current password" error={form.formState.errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...form.register("password", { required: "Enter your current password." })}
        />
      </Field>
    </FormDialog>
  );
};
