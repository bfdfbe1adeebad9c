import { useMutation } from "@tanstack/react-query";
import type { Widget } from "#shared/contract/widgets.ts";
import { api, queryClient } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/confirm.tsx";
import { EmbedDialog } from "./embed/embed-dialog.tsx";
import { WidgetDialog } from "./form/widget-dialog.tsx";
import { PreviewDialog } from "./preview/preview-dialog.tsx";
import type { WidgetAction } from "./widget-row.tsx";

interface WidgetDialogsProps {
  widget: Widget;
  action: WidgetAction;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog behind each button of a widget's row. */
export const WidgetDialogs = ({ action, ...rest }: WidgetDialogsProps) => {
  switch (action) {
    case "preview":
      return <PreviewDialog {...rest} />;
    case "edit":
      return <WidgetDialog {...rest} />;
    case "domains":
      return <WidgetDialog {...rest} beginsAt="domains" />;
    case "embed":
      return <EmbedDialog {...rest} />;
    case "delete":
      return <DeleteWidget {...rest} />;
  }
};

const DeleteWidget = ({ widget, isOpen, onClose }: Omit<WidgetDialogsProps, "action">) => {
  const remove = useMutation({
    mutationFn: () => api.widgets.remove({ id: widget.id }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: ["widgets"] });
    },
    meta: { success: "Widget deleted", failure: "Failed to delete widget" },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      isBusy={remove.isPending}
      title="Delete widget?"
      action="Delete widget"
    >
      {widget.name} no longer loads on any page that embeds it. Its chatbot and documents stay.
    </ConfirmDialog>
  );
};
