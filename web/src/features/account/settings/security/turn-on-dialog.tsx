import { Button, chakra, Grid, Link, QrCode, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { AppError } from "#shared/errors.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CopyField } from "#web/ui/form/copy-field.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { CodeInput } from "#web/ui/secret/code-input.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { type NewApp, newApp, turnOn } from "./two-factor.ts";

interface TurnOnDialogProps {
  email: string;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}

export const TurnOnDialog = ({ email, onClose, onCodes }: TurnOnDialogProps) => {
  const app = useQuery({
    queryKey: ["new-authenticator-app"],
    queryFn: () => newApp(email),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const form = useForm({ defaultValues: { code: "", password: "" } });
  const { mutate, isPending } = useMutation({
    mutationFn: turnOn,
    meta: {
      success: "Two-factor authentication is on",
      failure: "Two-factor authentication was not turned on",
    },
    onSuccess: onCodes,
    onError: (error) => {
      const [issue] = error instanceof AppError ? (error.issues ?? []) : [];
      const field = issue?.path === "password" ? "password" : "code";
      if (issue) form.setError(field, { message: issue.message }, { shouldFocus: true });
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title="Two-factor authentication"
      lead="A code from an app at each sign-in, besides the password."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="turn-on" loading={isPending} disabled={!app.data}>
            Turn on
          </Button>
        </>
      }
    >
      {app.isPending && <Skeleton label="Making a key" rows={4} />}
      {app.isError && (
        <ErrorState title="No key could be made" error={app.error} onRetry={() => void app.refetch()} />
      )}
      {app.data && (
        <form
          id="turn-on"
          onSubmit={(event) => void form.handleSubmit((proof) => mutate(proof))(event)}
          noValidate
        >
          <Stack gap="4">
            <AppKey app={app.data} />
            <Field label="Code from the app" error={errors.code?.message}>
              <CodeInput
                {...form.register("code", {
                  pattern: { value: /^\d{6}$/, message: "Enter the six digits of the app." },
                  required: "Enter the six digits of the app.",
                })}
              />
            </Field>
            <Field label="Current password" error={errors.password?.message}>
              <PasswordInput
                autoComplete="current-password"
                {...form.register("password", { required: "Enter your current password." })}
              />
            </Field>
          </Stack>
        </form>
      )}
    </Dialog>
  );
};

/** The key as a picture to scan, as a text to type, and as a link for the phone that this is opened on. */
const AppKey = ({ app: { key, uri } }: { app: NewApp }) => (
  <Grid gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" }}>
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        Scan the picture with an authenticator app, or type the key into it.
      </Text>
      <Link href={uri} hideFrom="md" textStyle="sm">
        Open in the app on this phone
      </Link>
      <CopyField label="Key" value={key} copyLabel="Copy the key" says="Key copied to clipboard!" isCode />
    </Stack>
    <QrCode.Root value={uri} encoding={{ ecc: "M" }}>
      <chakra.div w="9rem" p="2" bg="white" borderWidth="1px" borderRadius="8px">
        <QrCode.Frame role="img" aria-label="QR code of the key">
          <QrCode.Pattern fill="black" />
        </QrCode.Frame>
      </chakra.div>
    </QrCode.Root>
  </Grid>
);
