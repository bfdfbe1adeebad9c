import { Button, Grid, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Integration } from "#shared/integrations/shapes.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { CallFields } from "./call-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { type FormValues, formOf, IntegrationForm, newIntegrationForm } from "./integration-form.ts";
import { Rehearsal } from "./rehearsal.tsx";
import { ReplyFields } from "./reply-fields.tsx";
import { TriggerFields } from "./trigger-fields.tsx";

interface IntegrationDialogProps {
  chatbotId: string;
  /** The integration to edit; without it a new one is created. */
  integration?: Integration | undefined;
  /** The values of a new one. */
  draft?: FormValues | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The form of an integration at the left, what it would have matched at the right. */
export const IntegrationDialog = ({
  chatbotId,
  integration,
  draft,
  isOpen,
  onClose,
}: IntegrationDialogProps) => {
  const id = useId();
  const form = useForm({
    resolver: zodResolver(IntegrationForm),
    defaultValues: integration ? formOf(integration) : (draft ?? newIntegrationForm()),
  });
  const save = useMutation({
    mutationFn: (values: FormValues) =>
      integration
        ? api.integrations.update({ id: integration.id, ...values })
        : api.integrations.create({ chatbotId, ...values }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ["integrations"] });
    },
    meta: {
      success: integration ? "API integration updated" : "API integration created",
      failure: "Failed to save API integration",
    },
  });
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onError: (error) => showIssues(form, error) }),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isChanged={form.formState.isDirty || Boolean(draft)}
      size="xl"
      title={integration ? "Edit integration" : "New integration"}
      lead="When a question matches a trigger, the chatbot asks this API and answers from its reply as well."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={save.isPending}>
            {integration ? "Save" : "Create integration"}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 20rem" }}
          gap={{ base: "6", lg: "8" }}
        >
          <form id={id} onSubmit={(event) => void submit(event)} noValidate>
            <Stack gap="6">
              <CallFields />
              <TriggerFields />
              <ReplyFields />
              <DetailFields isStored={Boolean(integration?.auth_value)} />
            </Stack>
          </form>
          <Rehearsal chatbotId={chatbotId} />
        </Grid>
      </FormProvider>
    </Dialog>
  );
};
