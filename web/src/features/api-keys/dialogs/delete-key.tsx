import { chakra, Text } from "@chakra-ui/react";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { moment } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";

interface DeleteKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Confirms the deletion of a key with the calls that it got last. */
export const DeleteKey = ({
  apiKey: { id, name, key_prefix, usage, last_used_at },
  onClose,
}: DeleteKeyProps) => {
  return (
    <RemoveDialog
      isOpen
      onClose={onClose}
      remove={() => api.apiKeys.remove({ id })}
      changes={["apiKeys"]}
      says={{ success: "API key deleted", failure: "Failed to delete API key" }}
      title="Delete API key?"
      action="Delete key"
    >
      <Text>
        <chakra.b dir="auto">{name}</chakra.b> <chakra.span fontFamily="mono">{key_prefix}</chakra.span> was{" "}
        {last_used_at ? `called ${times(usage.today)} today, last ${moment(last_used_at)}` : "never called"}.
        Programs that use it get status 401 within a second. Its usage figures go with it.
      </Text>
    </RemoveDialog>
  );
};

const times = (calls: number): string => (calls === 1 ? "once" : `${whole(calls)} times`);
