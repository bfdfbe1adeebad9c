import { Button, Input, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type { Dashboard } from "#shared/analytics/routes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { locale } from "#web/lib/format/locale.ts";
import { signOut } from "#web/lib/session/auth.ts";
import { expectSessionEnd } from "#web/lib/session/session.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";

const typed = "DELETE";

export const DeleteAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const { data } = useQuery(query("analytics", "dashboard", {}));
  const form = useForm({ defaultValues: { confirmation: "", password: "" } });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => api.account.remove({ confirmation: typed, password }),
    meta: {
      success: "Account deletion request submitted. You will receive a confirmation email.",
      failure: "Failed to delete account",
    },
    onMutate: () => expectSessionEnd(true),
    onSettled: () => expectSessionEnd(false),
    onSuccess: async () => {
      // a changed form asks before the page is left
      form.reset();
      // the user pool may have ended the session already
      await signOut().catch(() => undefined);
      client.clear();
      await navigate(paths.login(), { replace: true });
    },
    onError: (error) => form.setError("password", { message: error.message }, { shouldFocus: true }),
  });
  const submit = form.handleSubmit(({ password }) => mutate(password));
  const { errors } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title="Delete your account?"
      role="alertdialog"
      size="sm"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="delete-account"
            colorPalette="red"
            loading={isPending}
            disabled={form.watch("confirmation") !== typed}
          >
            Delete Account
          </Button>
        </>
      }
    >
      <form id="delete-account" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Text textStyle="sm" color="fg.muted">
            {data ? contentsOf(data) : "This deletes everything in this account."} Public links and widgets
            stop at once. Posts in the Help Center stay, without your name. It cannot be undone.
          </Text>
          <Field
            label="Type DELETE to confirm"
            help="In capitals. You get a confirmation email and are signed out."
          >
            <Input autoComplete="off" spellCheck={false} {...form.register("confirmation")} />
          </Field>
          <Field label="Current password" error={errors.password?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...form.register("password", { required: "Enter your current password." })}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
};

const contentsOf = ({ activeChatbots, documents, conversations }: Dashboard): string =>
  `This deletes ${counted(activeChatbots.total, "chatbot")}, ${counted(documents, "document")} and ${counted(conversations, "conversation")}.`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString(locale())} ${noun}${count === 1 ? "" : "s"}`;
