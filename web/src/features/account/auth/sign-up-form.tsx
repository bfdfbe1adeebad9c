import { Button, Input, Link, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link as To, useSearchParams } from "react-router-dom";
import { config } from "#web/lib/config.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { Field } from "#web/ui/form/field.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { useTitle } from "#web/ui/page/use-title.ts";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { StrengthMeter } from "#web/ui/secret/strength-meter.tsx";
import { AuthLayout } from "./auth-layout.tsx";
import { emailRules } from "./email-rules.ts";
import { signIn, signUp } from "./flows.ts";
import { problemWith } from "./new-password.ts";
import type { UnconfirmedAccount } from "./unconfirmed-account.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

const empty = { email: "", company: "", password: "", confirmation: "" };
type NewAccountForm = typeof empty;

export const SignUpForm = ({ onPending }: { onPending: (pending: UnconfirmedAccount) => void }) => {
  useTitle("Create your account");
  const [search] = useSearchParams();
  const form = useForm({
    defaultValues: { ...empty, email: search.get("email") ?? "" },
  });
  const { register, handleSubmit, watch } = form;
  const { mutate, isPending } = useSigningUp(onPending, search.get("invitation") ?? undefined);
  const submit = (account: NewAccountForm) => {
    const problem = problemWith(account.password, account.confirmation);
    if (problem) {
      toast.error(problem.message);
      return form.setError(problem.field, problem, { shouldFocus: true });
    }
    mutate({ ...account, company: account.company.trim() }, { onError: (error) => showIssues(form, error) });
  };
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) setFocus("email");
  }, [setFocus]);
  return (
    <AuthLayout
      title="Create your account"
      lead="14-day free trial with all features, no credit card required. Your first chatbot is set up in 5 minutes."
    >
      <form onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
        <Stack gap="4">
          <Field
            label="Work email"
            error={errors.email?.message}
            {...(config().signUp === "invite" && {
              help: "Accounts are for invited people: use that address.",
            })}
          >
            <Input
              type="email"
              size="md"
              autoComplete="username"
              {...register("email", emailRules("Enter your work email address."))}
            />
          </Field>
          <Field label="Company name" error={errors.company?.message}>
            <Input size="md" autoComplete="organization" {...register("company", companyRules)} />
          </Field>
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...register("password")} />
            <StrengthMeter password={watch("password")} />
          </Field>
          <Field label="Confirm password" error={errors.confirmation?.message}>
            <PasswordInput autoComplete="new-password" {...register("confirmation")} />
          </Field>
          <Button type="submit" size="lg" loading={isPending}>
            Create Account
          </Button>
        </Stack>
      </form>
      <Text textStyle="sm" color="fg.muted">
        Already have an account?{" "}
        <Link asChild>
          <To to={`${paths.login()}?${search}`}>Sign in</To>
        </Link>
      </Text>
    </AuthLayout>
  );
};

const companyRules = {
  validate: (company: string) => company.trim() !== "" || "Enter your company's name.",
  maxLength: { value: 120, message: "Use at most 120 characters." },
};

const useSigningUp = (onPending: (pending: UnconfirmedAccount) => void, invitation?: string) => {
  const enter = useFinishSignIn();
  return useMutation({
    mutationFn: async ({ email, password, company }: NewAccountForm) => {
      const next = await signUp({ email, password, company, invitation });
      if (next === "confirm") onPending({ email, password });
      else {
        await signIn(email, password);
        await enter();
      }
      toast.success("Account created successfully!");
    },
  });
};
