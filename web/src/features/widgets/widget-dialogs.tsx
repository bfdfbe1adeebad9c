import type { Widget } from "#shared/widgets/shapes.ts";
import { api } from "../../lib/api/api.ts";
import { RemoveDialog } from "../../ui/dialog/remove-dialog.tsx";
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
  return (
    <RemoveDialog
      isOpen={isOpen}
      onClose={onClose}
      remove={() => api.widgets.remove({ id: widget.id })}
      changes={["widgets"]}
      says={{ success: "Widget deleted", failure: "Failed to delete widget" }}
      title="Delete widget?"
      action="Delete widget"
    >
      {widget.name} no longer loads on any page that embeds it. Its chatbot and documents stay.
    </RemoveDialog>
  );
};
