import { Button, Flex, Input, Stack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AppError } from "#shared/errors.ts";
import { toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { CodeInput } from "#web/ui/secret/code-input.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { proveSignIn, recover } from "./flows.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

interface TwoFactorFormProps {
  proof: { email: string; password: string };
  onBack: () => void;
}

/** Asks for a code of the authenticator app, or for a recovery code instead. */
export const TwoFactorForm = ({ proof, onBack }: TwoFactorFormProps) => {
  useTitle("Enter the code");
  const [isRecovering, setRecovering] = useState(false);
  const enter = useFinishSignIn();
  const { register, handleSubmit, formState, setError, reset } = useForm({ defaultValues: { code: "" } });
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => {
      await (isRecovering ? recover({ ...proof, code }) : proveSignIn(code));
      await enter();
      toast.success(isRecovering ? recovered : "Welcome back!");
    },
    onError: (error) => {
      if (error instanceof AppError) setError("code", { message: error.message }, { shouldFocus: true });
    },
  });
  const change = () => {
    reset();
    setRecovering(!isRecovering);
  };
  const code = register("code", { required: isRecovering ? "Enter a code." : "Enter the six digits." });
  const error = formState.errors.code?.message;
  return (
    <AuthLayout
      title={isRecovering ? "Use a recovery code" : "Enter the code"}
      lead={
        isRecovering
          ? "It turns two-factor authentication off; turn it on again in the settings."
          : "Six digits from your authenticator app."
      }
    >
      <form onSubmit={(event) => void handleSubmit(({ code }) => mutate(code.trim()))(event)} noValidate>
        <Stack gap="4">
          <Field label={isRecovering ? "Recovery code" : "Code"} error={error}>
            {isRecovering ? (
              <Input key="recovery" size="md" autoComplete="off" spellCheck={false} autoFocus {...code} />
            ) : (
              <CodeInput key="app" autoFocus {...code} />
            )}
          </Field>
          <Button type="submit" size="lg" loading={isPending}>
            Sign In
          </Button>
        </Stack>
      </form>
      <Flex gap="4" wrap="wrap">
        <Button variant="plain" onClick={change}>
          {isRecovering ? "Use the app instead" : "Use a recovery code"}
        </Button>
        <Button variant="plain" onClick={onBack}>
          Back
        </Button>
      </Flex>
    </AuthLayout>
  );
};

const recovered = "Two-factor authentication is off. Turn it on again in the settings.";
