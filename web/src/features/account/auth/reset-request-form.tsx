import { Button, Input, Link, Stack } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link as To } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { Field } from "#web/ui/form/field.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { emailRules } from "./email-rules.ts";
import { requestReset } from "./flows.ts";

export const ResetRequestForm = ({ email, onSent }: { email: string; onSent: (email: string) => void }) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const { mutate, isPending } = useMutation({
    mutationFn: (request: { email: string }) => requestReset(request.email),
    onSuccess: (_sent, request) => onSent(request.email),
  });
  return (
    <AuthLayout
      title="Reset your password"
      lead="Enter your email. We send you a link that works once and not for long."
    >
      <form onSubmit={(event) => void handleSubmit((request) => mutate(request))(event)} noValidate>
        <Stack gap="4">
          <Field label="Email" error={formState.errors.email?.message}>
            <Input
              type="email"
              size="md"
              autoComplete="username"
              {...register("email", emailRules("Enter your email address."))}
            />
          </Field>
          <Button type="submit" size="lg" loading={isPending}>
            Send the link
          </Button>
        </Stack>
      </form>
      <Link asChild textStyle="sm">
        <To to={paths.login()}>Back to sign in</To>
      </Link>
    </AuthLayout>
  );
};
