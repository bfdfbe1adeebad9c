import { Button } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { api } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";

export const TurnOffDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => (
  <PasswordQuestion
    title="Turn two-factor authentication off?"
    lead="Signing in takes the password alone then. Recovery codes are deleted."
    action="Turn off"
    onClose={onClose}
    send={(password) => api.account.turnOffTwoFactor({ password })}
    onDone={() => {
      onClose();
      onDone();
    }}
    meta={{
      success: "Two-factor authentication is off",
      failure: "Two-factor authentication was not turned off",
    }}
  />
);

export const NewCodesDialog = ({
  onClose,
  onCodes,
}: {
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}) => (
  <PasswordQuestion
    title="Make new recovery codes?"
    lead="The former codes stop working."
    action="Make new codes"
    onClose={onClose}
    send={(password) => api.account.makeRecoveryCodes({ password })}
    onDone={({ codes }) => onCodes(codes)}
    meta={{ failure: "No codes were made" }}
  />
);

interface PasswordQuestionProps<Result> {
  title: string;
  lead: string;
  action: string;
  onClose: () => void;
  send: (password: string) => Promise<Result>;
  onDone: (result: Result) => void;
  meta: { success?: string; failure: string };
}

/** Asks for the present password before something is done. */
const PasswordQuestion = <Result,>({ title, lead, action, ...rest }: PasswordQuestionProps<Result>) => {
  const form = useForm({ defaultValues: { password: "" } });
  const { mutate, isPending } = useMutation({
    mutationFn: rest.send,
    meta: rest.meta,
    onSuccess: rest.onDone,
    onError: (error) => form.setError("password", { message: error.message }, { shouldFocus: true }),
  });
  return (
    <Dialog
      isOpen
      onClose={rest.onClose}
      isChanged={form.formState.isDirty}
      title={title}
      lead={lead}
      size="sm"
      actions={
        <>
          <Button variant="ghost" onClick={rest.onClose}>
            Cancel
          </Button>
          <Button type="submit" form="password-question" loading={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id="password-question"
        onSubmit={(event) => void form.handleSubmit(({ password }) => mutate(password))(event)}
        noValidate
      >
        <Field label="Current password" error={form.formState.errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...form.register("password", { required: "Enter your current password." })}
          />
        </Field>
      </form>
    </Dialog>
  );
};
