import { Flex, Grid, Input } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { Settings } from "#shared/account/routes.ts";
import { useSession } from "#web/lib/session/session.ts";
import { CopyField } from "#web/ui/form/copy-field.tsx";
import { Field } from "#web/ui/form/field.tsx";

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
        <CopyField
          label="Email"
          help="To change it, contact support."
          value={email}
          copyLabel="Copy the email"
          says="Email copied to clipboard!"
        />
        {userId && (
          <CopyField
            label="User ID"
            help="Give it to a colleague who shares a knowledge template with you."
            value={userId}
            copyLabel="Copy the user ID"
            says="User ID copied to clipboard!"
            isCode
          />
        )}
      </Flex>
    </>
  );
};
