import { useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { EmbedDialog } from "./embed/embed-dialog.tsx";
import { WidgetDialog } from "./form/widget-dialog.tsx";

interface CreateWidgetProps {
  onClose: () => void;
  /** The chatbot that the form begins with. */
  chatbotId?: string;
}

/** The form of a new widget, and after it the code that embeds the widget. */
export const CreateWidget = ({ onClose, chatbotId }: CreateWidgetProps) => {
  const [created, setCreated] = useState<Widget>();
  const [isFormGone, setFormGone] = useState(false);
  return (
    <>
      <WidgetDialog
        isOpen={!created}
        onClose={onClose}
        onSaved={setCreated}
        onClosed={() => setFormGone(true)}
        chatbotId={chatbotId}
      />
      {created && <EmbedDialog isOpen={isFormGone} onClose={onClose} widget={created} />}
    </>
  );
};
