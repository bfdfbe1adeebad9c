import { Button, Flex, Input, Stack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { confirmSignUp, resendCode, signIn } from "./flows.ts";
import { MailLink } from "./mail-link.tsx";
import type { UnconfirmedAccount } from "./unconfirmed-account.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

interface ConfirmFormProps {
  pending: UnconfirmedAccount;
  /** Called when the address is confirmed, but the user has to sign in because the password is unknown. */
  onDone: () => void;
}

/** Asks for the code that was sent to a new account's address. */
export const ConfirmForm = ({ pending, onDone }: ConfirmFormProps) => {
  useTitle("Confirm your email");
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { code: pending.code ?? "" },
  });
  const { mutate, isPending } = useConfirming(pending, onDone, (message) =>
    setError("code", { message }, { shouldFocus: true }),
  );
  const resend = useMutation({
    mutationFn: () => resendCode(pending.email),
    meta: { success: "A new code is on its way." },
  });
  return (
    <AuthLayout
      title="Confirm your email"
      lead={`A code was sent to ${pending.email}. Enter it to open your account.`}
    >
      <form onSubmit={(event) => void handleSubmit(({ code }) => mutate(code.trim()))(event)} noValidate>
        <Stack gap="4">
          <Field label="Code" error={formState.errors.code?.message}>
            <Input
              size="md"
              inputMode="numeric"
              autoComplete="one-time-code"
              {...register("code", { required: "Enter the code from the mail." })}
            />
          </Field>
          <Button type="submit" size="lg" loading={isPending}>
            Confirm
          </Button>
        </Stack>
      </form>
      <Flex gap="4" align="center">
        <MailLink />
        <Button variant="plain" loading={resend.isPending} onClick={() => resend.mutate()}>
          Send a new code
        </Button>
      </Flex>
    </AuthLayout>
  );
};

const useConfirming = (
  { email, password }: UnconfirmedAccount,
  onDone: () => void,
  onRefused: (message: string) => void,
) => {
  const enter = useFinishSignIn();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (code: string) => {
      await confirmSignUp(email, code);
      if (password) {
        await signIn(email, password);
        return enter();
      }
      toast.success("Your email is confirmed. Sign in to go on.");
      await navigate(`${paths.login()}?${new URLSearchParams({ email })}`, { replace: true });
      onDone();
    },
    onError: (error) => {
      if (error instanceof AppError) onRefused(error.message);
    },
  });
};
