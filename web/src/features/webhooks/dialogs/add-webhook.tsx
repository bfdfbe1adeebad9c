import { Button } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { api, queryClient } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { CopiedButton } from "#web/ui/secret/secret-once.tsx";
import { MadeSecret, madeSecretWords } from "./made-secret.tsx";
import { WebhookFieldset } from "./webhook-fields.tsx";
import { type CheckedForm, fieldsOf, formOf, WebhookForm } from "./webhook-form.ts";

/** The form of a new endpoint, and in its place the secret. It stays one dialog, because the focus is trapped in it. */
export const AddWebhook = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const form = useForm<WebhookForm, unknown, CheckedForm>({
    resolver: zodResolver(WebhookForm),
    mode: "onTouched",
    defaultValues: formOf(),
  });
  const add = useMutation({
    mutationFn: (values: CheckedForm) => api.webhooks.create(fieldsOf(values)),
    meta: { success: "Endpoint added", failure: "Failed to add the endpoint" },
    onError: (error) => showIssues(form, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  const made = add.data;
  const submit = form.handleSubmit((values) => add.mutate(values));
  const openEndpoint = () => {
    onClose();
    if (made) navigate(paths.webhooks({ webhook: made.id }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty && !made}
      title="Add endpoint"
      lead="Docent sends a POST request to it for each event."
      {...(made && madeSecretWords)}
      actions={
        made ? (
          <CopiedButton onClick={openEndpoint} />
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="new-webhook" loading={add.isPending}>
              Add endpoint
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeSecret secret={made.secret}>
          A lost secret can’t be read again; rotate it. The documentation has a program that checks the
          signature.
        </MadeSecret>
      ) : (
        <FormProvider {...form}>
          <form id="new-webhook" onSubmit={(event) => void submit(event)} noValidate>
            <WebhookFieldset />
          </form>
        </FormProvider>
      )}
    </Dialog>
  );
};
