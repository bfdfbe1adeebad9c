import { Flex, Grid, Input } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { Settings } from "#shared/account/routes.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Field } from "#web/ui/form/field.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";

const atMost = (count: number) => ({ value: count, message: `Use at most ${count} characters.` });

/** Full name and company, with e-mail address and user ID below them, which nobody changes here. */
export const ProfileFields = ({ email }: { email: string }) => {
  const userId = useSession()?.id;
  const { register, formState } = useFormContext<Settings>();
  const { errors } = formState;
  return (
    <>
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      >
        <Field label="Full name" error={errors.full_name?.message}>
          <Input autoComplete="name" {...register("full_name", { maxLength: atMost(120) })} />
        </Field>
        <Field label="Company" error={errors.company?.message}>
          <Input autoComplete="organization" {...register("company", { maxLength: atMost(120) })} />
        </Field>
      </Grid>
      <Flex mt="4" gap="4" direction="column">
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
        {userId && (
          <Field label="User ID" help="Give it to a colleague who shares a knowledge template with you.">
            <Flex gap="2" w="full">
              <Input value={userId} readOnly bg="bg.subtle" fontFamily="mono" />
              <CopyButton
                text={userId}
                says="User ID copied to clipboard!"
                label="Copy the user ID"
                isIcon
                variant="outline"
              />
            </Flex>
          </Field>
        )}
      </Flex>
    </>
  );
};
