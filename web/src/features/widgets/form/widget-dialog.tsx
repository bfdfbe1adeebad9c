import { Button, Grid, Stack } from "@chakra-ui/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { Widget } from "#shared/widgets/shapes.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showIssues } from "#web/ui/form/show-issues.ts";
import { WidgetPreview } from "../preview/widget-preview.tsx";
import { BrandFields } from "./brand-fields.tsx";
import { ChatFields } from "./chat-fields.tsx";
import { DomainField } from "./domain-field.tsx";
import { LookFields } from "./look-fields.tsx";
import { NameFields } from "./name-fields.tsx";
import { VisitorFields } from "./visitor-fields.tsx";
import { newWidgetForm, WidgetForm, widgetFormOf } from "./widget-form.ts";
import { WordFields } from "./word-fields.tsx";

interface WidgetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the saved widget; `onClose` if absent. */
  onSaved?: (widget: Widget) => void;
  onClosed?: () => void;
  /** The widget to edit; without it a new one is created. */
  widget?: Widget;
  /** The chatbot of a new widget. */
  chatbotId?: string;
  /** The part of the form that gets the focus; the name if absent. */
  beginsAt?: "domains";
}

/** The widget form at the left, its preview at the right. */
export const WidgetDialog = ({
  isOpen,
  onClose,
  onSaved = onClose,
  onClosed,
  widget,
  chatbotId,
  beginsAt,
}: WidgetDialogProps) => {
  const form = useForm({ resolver: zodResolver(WidgetForm), defaultValues: newWidgetForm(chatbotId) });
  const id = useId();
  const save = useSave(widget, onSaved);
  const { reset } = form;
  useEffect(() => {
    if (isOpen) reset(widget ? widgetFormOf(widget) : newWidgetForm(chatbotId));
  }, [isOpen, widget, chatbotId, reset]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      isChanged={form.formState.isDirty}
      size="xl"
      title={widget ? "Edit widget" : "Create widget"}
      lead={
        widget ? "Changes are live as soon as you save." : "It is live as soon as its code is on your page."
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={save.isPending}>
            {widget ? "Save widget" : "Create widget"}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Grid
          templateColumns={{
            base: "minmax(0, 1fr)",
            md: "minmax(0, 1fr) 17.5rem",
            lg: "minmax(0, 1fr) 25rem",
          }}
          gap={{ base: "6", lg: "8" }}
        >
          <form
            id={id}
            noValidate
            onSubmit={form.handleSubmit((values) =>
              save.mutate(values, { onError: (error) => showIssues(form, error) }),
            )}
          >
            <Stack gap="6">
              <NameFields />
              <LookFields />
              <WordFields />
              <BrandFields widgetId={widget?.id} />
              <ChatFields />
              <VisitorFields />
              <DomainField isFirst={isOpen && beginsAt === "domains"} />
            </Stack>
          </form>
          <WidgetPreview />
        </Grid>
      </FormProvider>
    </Dialog>
  );
};

const useSave = (widget: Widget | undefined, onSaved: (widget: Widget) => void) =>
  useMutation({
    mutationFn: (values: WidgetForm) =>
      widget ? api.widgets.update({ id: widget.id, ...values }) : api.widgets.create(values),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: ["widgets"] });
      onSaved(saved);
    },
    meta: widget
      ? { success: "Widget updated successfully!", failure: "Failed to update widget" }
      : { success: "Chat widget created successfully!", failure: "Failed to create widget" },
  });
