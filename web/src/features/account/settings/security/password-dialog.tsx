import { useMutation } from "@tanstack/react-query";
import { type UseFormReturn, useForm } from "react-hook-form";
import { passwordStrength } from "#shared/account/password-rules.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { StrengthMeter } from "#web/ui/secret/strength-meter.tsx";
import { changePassword } from "./change-password.ts";

const empty = { current: "", password: "", confirmation: "" };
type Passwords = typeof empty;

export const PasswordDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const form = useForm<Passwords>({ defaultValues: empty });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ current, password }: Passwords) => changePassword(email, current, password),
    meta: { success: "Password updated successfully!", failure: "Failed to update password" },
    onSuccess: (isSignedIn) => {
      onClose();
      if (!isSignedIn) location.assign(paths.login());
    },
    onError: (error) => form.setError("current", { message: error.message }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit((passwords) => mutate(passwords));
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={isDirty}
      title="Change Password"
      lead="Every other device is signed out."
      onSubmit={submit}
      action="Change Password"
      isBusy={isPending}
    >
      <Field label="Current password" error={errors.current?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...form.register("current", { required: "Enter your current password." })}
        />
      </Field>
      <Field label="New password" error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password", { validate: isGood })} />
        <StrengthMeter password={form.watch("password")} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmation?.message}>
        <PasswordInput
          autoComplete="new-password"
          {...form.register("confirmation", { validate: isSameIn(form) })}
        />
      </Field>
    </FormDialog>
  );
};

const isGood = (password: string): true | string => {
  if (password.length < 6) return "Password must be at least 6 characters";
  return passwordStrength(password).isEnough || "Please meet all password requirements";
};

const isSameIn =
  (form: UseFormReturn<Passwords>) =>
  (confirmation: string): true | string =>
    confirmation === form.getValues("password") || "New passwords do not match";
