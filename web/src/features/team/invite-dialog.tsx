import { Input, Stack } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type UseFormRegister, useForm } from "react-hook-form";
import { type GivenRole, givenRoles } from "#shared/contract/role.ts";
import { roleNames } from "#shared/team/role-names.ts";
import { api } from "../../lib/api/api.ts";
import { FormDialog } from "../../ui/dialog/form-dialog.tsx";
import { ChoiceCard, Choices } from "../../ui/form/choice-card.tsx";
import { Field } from "../../ui/form/field.tsx";

interface NewInvitation {
  email: string;
  role: GivenRole;
}

/** Asks for the address and the role of a new member, and has the invitation mailed. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const form = useForm<NewInvitation>({ defaultValues: { email: "", role: "answers" } });
  const { mutate, isPending } = useMutation({
    mutationFn: api.team.invite,
    meta: { success: "The invitation is on its way", failure: "Nobody was invited" },
    onSuccess: () => {
      form.reset();
      onClose();
    },
    onError: (error) => form.setError("email", { message: error.message }, { shouldFocus: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["team"] }),
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title="Invite a colleague"
      lead="They get a mail with a link that works for 7 days."
      size="sm"
      onSubmit={form.handleSubmit((wanted) => mutate(wanted))}
      action="Send invitation"
      isBusy={isPending}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="off"
          {...form.register("email", {
            required: "Enter the email address of your colleague.",
            maxLength: { value: 128, message: "Use at most 128 characters." },
          })}
        />
      </Field>
      <RoleChoice register={form.register} />
    </FormDialog>
  );
};

const RoleChoice = ({ register }: { register: UseFormRegister<NewInvitation> }) => (
  <Choices name="Role">
    <Stack gap="2">
      {givenRoles.map((role) => (
        <ChoiceCard key={role} title={roleNames[role]} value={role} {...register("role")}>
          {meanings[role]}
        </ChoiceCard>
      ))}
    </Stack>
  </Choices>
);

const meanings: Record<GivenRole, string> = {
  answers: "Reads conversations and documents, rates answers, and tries the chatbots out.",
  edits: "Also builds chatbots, documents and widgets, and exports or deletes conversations.",
  everything: "Also manages members and the settings of the account.",
};
