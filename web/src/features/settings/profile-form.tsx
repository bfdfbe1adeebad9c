import { Button, Flex, Grid, Input } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useUnsaved } from "../../lib/unsaved.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Profile, saveProfile } from "./profile.ts";

const atMost = (count: number) => ({ value: count, message: `Use at most ${count} characters.` });

/** Full name and company, with the e-mail address beside them, which nobody changes here. */
export const ProfileForm = ({ profile, email }: { profile: Profile; email: string }) => {
  const client = useQueryClient();
  const form = useForm<Profile>({ values: profile });
  const { isDirty, errors } = form.formState;
  useUnsaved(isDirty);
  const { mutate, isPending } = useMutation({
    mutationFn: saveProfile,
    meta: { success: "Settings saved", failure: "Failed to save settings" },
    onSuccess: (_, saved) => client.setQueryData(["profile"], { ...saved, email }),
  });
  const submit = form.handleSubmit(({ name, company }) =>
    mutate({ name: name.trim(), company: company.trim() }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      >
        <Field label="Full name" error={errors.name?.message}>
          <Input autoComplete="name" {...form.register("name", { maxLength: atMost(120) })} />
        </Field>
        <Field label="Company" error={errors.company?.message}>
          <Input autoComplete="organization" {...form.register("company", { maxLength: atMost(120) })} />
        </Field>
      </Grid>
      <Flex mt="4" direction="column">
        <Field label="Email" help="To change it, contact support.">
          <Flex gap="2" w="full">
            <Input value={email} readOnly bg="bg.subtle" />
            <CopyButton
              text={email}
              says="Email copied to clipboard!"
              label="Copy the email"
              isIcon
              variant="outline"
            />
          </Flex>
        </Field>
      </Flex>
      <Flex mt="5" gap="2" justify="flex-end">
        {isDirty && (
          <Button variant="ghost" onClick={() => form.reset()}>
            Discard
          </Button>
        )}
        <Button type="submit" loading={isPending} disabled={!isDirty}>
          Save Changes
        </Button>
      </Flex>
    </form>
  );
};
