import { Button, Flex, Input, Link, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link as To, useLocation, useSearchParams } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { config } from "#web/lib/config.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { emailRules } from "./email-rules.ts";
import { signIn } from "./flows.ts";
import type { UnconfirmedAccount } from "./unconfirmed-account.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

interface SignInFormProps {
  onPending: (pending: UnconfirmedAccount) => void;
  /** The password was right, and the account has two-factor authentication. */
  onCode: (proof: { email: string; password: string }) => void;
}

export const SignInForm = ({ onPending, onCode }: SignInFormProps) => {
  useTitle("Sign in");
  const [search] = useSearchParams();
  const enter = useFinishSignIn();
  const { register, handleSubmit, formState, watch, setError } = useForm({
    defaultValues: { email: search.get("email") ?? "", password: "" },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const next = await signIn(email, password);
      if (next === "confirm") return onPending({ email, password });
      if (next === "code") return onCode({ email, password });
      await enter();
      toast.success("Welcome back!");
    },
    onError: (error) => {
      if (error instanceof AppError) setError("password", { message: error.message }, { shouldFocus: true });
    },
  });
  const { errors } = formState;
  return (
    <AuthLayout title="Sign in" lead={leadOf(useLocation().state)}>
      <form onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)} noValidate>
        <Stack gap="4">
          <Field label="Email" error={errors.email?.message}>
            <Input
              type="email"
              size="md"
              autoComplete="username"
              {...register("email", emailRules("Enter your email address."))}
            />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...register("password", { required: "Enter your password." })}
            />
          </Field>
          <Flex justify="flex-end" mt="-2">
            <Link asChild textStyle="sm">
              <To to={paths.forgotPassword(watch("email"))}>Forgot password</To>
            </Link>
          </Flex>
          <Button type="submit" size="lg" loading={isPending}>
            Sign In
          </Button>
        </Stack>
      </form>
      {config().signUp !== "closed" && (
        <Text textStyle="sm" color="fg.muted">
          No account yet?{" "}
          <Link asChild>
            <To to={`${paths.signup()}?${search}`}>Create one</To>
          </Link>
          . 14-day free trial, all features, no credit card required.
        </Text>
      )}
    </AuthLayout>
  );
};

/** The words below the title; `state.ended` says that a session has just ended, and why. */
const leadOf = (state: unknown): string => {
  const ended = state instanceof Object && "ended" in state ? state.ended : undefined;
  if (ended === "expired") return "Your session has ended. Sign in to go on where you were.";
  if (ended === "elsewhere") return "You signed out in another tab. Sign in to go on where you were.";
  return "Your chatbots kept answering while you were away.";
};
