import { Button, Link, Stack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link as To, useNavigate } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { StrengthMeter } from "#web/ui/secret/strength-meter.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { confirmReset } from "./flows.ts";
import { problemWith } from "./new-password.ts";

export const NewPasswordForm = ({ email, code }: { email: string; code: string }) => {
  const navigate = useNavigate();
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: { password: "", confirmation: "" },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => confirmReset(email, code, password),
    meta: { success: "Your password is set. Sign in with it." },
    onSuccess: () => navigate(`${paths.login()}?${new URLSearchParams({ email })}`, { replace: true }),
  });
  const submit = handleSubmit(({ password, confirmation }) => {
    const problem = problemWith(password, confirmation);
    if (!problem) return mutate(password);
    toast.error(problem.message);
    setError(problem.field, problem, { shouldFocus: true });
  });
  return (
    <AuthLayout title="Set a new password" lead={`For the account ${email}.`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Field label="New password" error={formState.errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...register("password")} />
            <StrengthMeter password={watch("password")} />
          </Field>
          <Field label="Confirm password" error={formState.errors.confirmation?.message}>
            <PasswordInput autoComplete="new-password" {...register("confirmation")} />
          </Field>
          <Button type="submit" size="lg" loading={isPending}>
            Set the password
          </Button>
        </Stack>
      </form>
      <Link asChild textStyle="sm">
        <To to={paths.forgotPassword(email)}>Ask for another link</To>
      </Link>
    </AuthLayout>
  );
};
