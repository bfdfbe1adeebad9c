import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { FormDialog } from "#web/ui/dialog/form-dialog.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { WebhookFieldset } from "./webhook-fields.tsx";
import { type CheckedForm, fieldsOf, formOf, WebhookForm } from "./webhook-form.ts";

interface EditWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

export const EditWebhook = ({ webhook, onClose }: EditWebhookProps) => {
  const form = useForm<WebhookForm, unknown, CheckedForm>({
    resolver: zodResolver(WebhookForm),
    mode: "onTouched",
    defaultValues: formOf(webhook),
  });
  const save = useMutation({
    mutationFn: (values: CheckedForm) => api.webhooks.update({ id: webhook.id, ...fieldsOf(values) }),
    meta: { success: "Endpoint saved", failure: "Failed to save the endpoint" },
    onError: (error) => showIssues(form, error),
    onSuccess: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isChanged={form.formState.isDirty}
      title="Edit endpoint"
      action="Save"
      isBusy={save.isPending}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
    >
      <FormProvider {...form}>
        <WebhookFieldset />
      </FormProvider>
    </FormDialog>
  );
};
