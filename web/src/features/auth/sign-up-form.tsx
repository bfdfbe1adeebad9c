import { Button, Input, Link, Stack, Text } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link as To, useSearchParams } from "react-router-dom";
import * as z from "zod";
import { signIn, signUp } from "../../lib/auth.ts";
import { paths } from "../../lib/paths.ts";
import { toast } from "../../lib/toaster.ts";
import { Field } from "../../ui/field.tsx";
import { showIssues } from "../../ui/show-issues.ts";
import { useTitle } from "../../ui/use-title.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { refusalOf } from "./new-password.ts";
import { PasswordInput } from "./password-input.tsx";
import { StrengthMeter } from "./strength-meter.tsx";
import type { UnconfirmedAccount } from "./unconfirmed-account.ts";
import { useFinishSignIn } from "./use-finish-sign-in.ts";

const Account = z.object({
  email: z.email("Enter your work email address."),
  company: z.string().trim().min(1, "Enter your company's name.").max(120, "Use at most 120 characters."),
  password: z.string(),
  confirmation: z.string(),
});
type Account = z.infer<typeof Account>;

export const SignUpForm = ({ onPending }: { onPending: (pending: UnconfirmedAccount) => void }) => {
  useTitle("Create your account");
  const [search] = useSearchParams();
  const form = useForm({
    resolver: zodResolver(Account),
    defaultValues: { email: search.get("email") ?? "", company: "", password: "", confirmation: "" },
  });
  const { register, handleSubmit, watch } = form;
  const { mutate, isPending } = useSigningUp(onPending);
  const submit = (account: Account) => {
    const refusal = refusalOf(account.password, account.confirmation);
    if (refusal) return void toast.error(refusal);
    mutate(account, { onError: (error) => showIssues(form, error) });
  };
  const { errors } = form.formState;
  return (
    <AuthLayout
      title="Create your account"
      lead="14-day free trial with all features, no credit card required. Your first chatbot is set up in 5 minutes."
    >
      <form onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
        <Stack gap="4">
          <Field label="Work email" error={errors.email?.message}>
            <Input type="email" size="md" autoComplete="username" {...register("email")} />
          </Field>
          <Field label="Company name" error={errors.company?.message}>
            <Input size="md" autoComplete="organization" {...register("company")} />
          </Field>
          <Field label="Password">
            <PasswordInput autoComplete="new-password" {...register("password")} />
            <StrengthMeter password={watch("password")} />
          </Field>
          <Field label="Confirm password">
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

const useSigningUp = (onPending: (pending: UnconfirmedAccount) => void) => {
  const enter = useFinishSignIn();
  return useMutation({
    mutationFn: async ({ email, password, company }: Account) => {
      const next = await signUp({ email, password, company });
      toast.success("Account created successfully!");
      if (next === "confirm") return onPending({ email, password });
      await signIn(email, password);
      await enter();
    },
  });
};
