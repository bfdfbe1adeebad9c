import { chakra, Text } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";

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
        navigate(paths.webhooks(), { replace: true });
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
