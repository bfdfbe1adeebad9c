import type { Webhook } from "#shared/webhooks/shapes.ts";
import { DeleteWebhook } from "./delete-webhook.tsx";
import { EditWebhook } from "./edit-webhook.tsx";
import { RotateSecret } from "./rotate-secret.tsx";

export type WebhookAction = "edit" | "rotate" | "delete";

interface WebhookDialogsProps {
  action: WebhookAction;
  webhook: Webhook;
  onClose: () => void;
}

const dialogs = { edit: EditWebhook, rotate: RotateSecret, delete: DeleteWebhook };

export const WebhookDialogs = ({ action, ...props }: WebhookDialogsProps) => {
  const Shown = dialogs[action];
  return <Shown {...props} />;
};
