import { chakra, Text } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { api } from "#web/lib/api.ts";
import { RemoveDialog } from "#web/ui/remove-dialog.tsx";
import { webhookLink } from "../use-place.ts";

interface DeleteWebhookProps {
  webhook: Webhook;
  onClose: () => void;
}

export const DeleteWebhook = ({ webhook: { id, url }, onClose }: DeleteWebhookProps) => {
  const navigate = useNavigate();
  return (
    <RemoveDialog
      isOpen
      onClose={onClose}
      remove={async () => {
        await api.webhooks.remove({ id });
        navigate(webhookLink(), { replace: true });
      }}
      changes={["webhooks"]}
      says={{ success: "Endpoint deleted", failure: "Failed to delete the endpoint" }}
      title="Delete endpoint?"
      action="Delete endpoint"
    >
      <Text>
        <chakra.b fontFamily="mono" overflowWrap="anywhere">
          {url}
        </chakra.b>{" "}
        gets no more events. Those that wait and the log of deliveries are deleted with it.
      </Text>
    </RemoveDialog>
  );
};
