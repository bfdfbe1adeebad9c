import { useState } from "react";
import type { Integration } from "#shared/integrations/shapes.ts";
import { api } from "../../lib/api/api.ts";
import { RemoveDialog } from "../../ui/dialog/remove-dialog.tsx";
import { CallsDialog } from "./calls/calls-dialog.tsx";
import { IntegrationDialog } from "./form/integration-dialog.tsx";
import type { FormValues } from "./form/integration-form.ts";
import { ImportDialog } from "./import/import-dialog.tsx";
import type { IntegrationAction } from "./integration-row.tsx";
import { TestDialog } from "./test/test-dialog.tsx";

interface IntegrationDialogsProps {
  chatbotId: string;
  action: IntegrationAction;
  /** Absent for a new one. */
  integration: Integration | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog behind each button of the tab. */
export const IntegrationDialogs = ({ action, integration, ...rest }: IntegrationDialogsProps) => {
  if (action === "import") return <Import {...rest} />;
  if (action === "edit") return <IntegrationDialog integration={integration} {...rest} />;
  if (!integration) return null;
  const { isOpen, onClose } = rest;
  const given = { integration, isOpen, onClose };
  if (action === "test") return <TestDialog {...given} />;
  return action === "calls" ? <CallsDialog {...given} /> : <DeleteIntegration {...given} />;
};

type OwnDialogProps = Omit<IntegrationDialogsProps, "chatbotId" | "action" | "integration">;

/** The chosen operation opens the form with its values, once the first dialog is gone: it would take the click for one outside. */
const Import = ({ chatbotId, isOpen, onClose }: OwnDialogProps & { chatbotId: string }) => {
  const [draft, setDraft] = useState<FormValues>();
  const [isGone, setGone] = useState(false);
  return draft && isGone ? (
    <IntegrationDialog chatbotId={chatbotId} draft={draft} isOpen={isOpen} onClose={onClose} />
  ) : (
    <ImportDialog
      isOpen={isOpen && !draft}
      onClose={onClose}
      onClosed={() => setGone(true)}
      onChosen={setDraft}
    />
  );
};

const DeleteIntegration = ({
  integration,
  isOpen,
  onClose,
}: OwnDialogProps & { integration: Integration }) => {
  return (
    <RemoveDialog
      isOpen={isOpen}
      onClose={onClose}
      remove={() => api.integrations.remove({ id: integration.id })}
      changes={["integrations"]}
      says={{ success: "API integration deleted", failure: "Failed to delete API integration" }}
      title="Delete API integration?"
      action="Delete integration"
    >
      The chatbot no longer asks {integration.name}. Its key and its log of calls are deleted as well.
    </RemoveDialog>
  );
};
