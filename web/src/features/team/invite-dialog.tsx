import { Box, Button, chakra, Input, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type UseFormRegister, useForm } from "react-hook-form";
import { type GivenRole, givenRoles } from "#shared/contract/role.ts";
import { roleNames } from "#shared/role-names.ts";
import { api } from "../../lib/api.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";

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
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title="Invite a colleague"
      lead="They get a mail with a link that works for 7 days."
      size="sm"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="invite" loading={isPending}>
            Send invitation
          </Button>
        </>
      }
    >
      <form
        id="invite"
        onSubmit={(event) => void form.handleSubmit((wanted) => mutate(wanted))(event)}
        noValidate
      >
        <Stack gap="4">
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
        </Stack>
      </form>
    </Dialog>
  );
};

const RoleChoice = ({ register }: { register: UseFormRegister<NewInvitation> }) => (
  <chakra.fieldset minW="0">
    <chakra.legend textStyle="sm" fontWeight="550" mb="1.5">
      Role
    </chakra.legend>
    <Stack gap="2">
      {givenRoles.map((role) => (
        <chakra.label key={role} position="relative" cursor="pointer">
          <chakra.input
            type="radio"
            value={role}
            {...register("role")}
            className="peer"
            position="absolute"
            opacity="0"
            pointerEvents="none"
          />
          <Box css={card}>
            <Text textStyle="sm" fontWeight="550">
              {roleNames[role]}
            </Text>
            <Text textStyle="xs" color="fg.muted" mt="0.5">
              {meanings[role]}
            </Text>
          </Box>
        </chakra.label>
      ))}
    </Stack>
  </chakra.fieldset>
);

const meanings: Record<GivenRole, string> = {
  answers: "Reads conversations and documents, rates answers, and tries the chatbots out.",
  edits: "Also builds chatbots, documents and widgets, and exports or deletes conversations.",
  everything: "Also manages members and the settings of the account.",
};

const card = {
  px: "3",
  py: "2.5",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  _peerHover: { bg: "bg.muted" },
  _peerChecked: {
    bg: "bg.selected",
    borderColor: "accent.solid",
    boxShadow: "inset 0 0 0 1px var(--chakra-colors-accent-solid)",
  },
  _peerFocusVisible: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "2px" },
} as const;
