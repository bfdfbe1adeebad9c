import { Button, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiKey, MadeKey } from "#shared/api-keys/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { moment } from "#web/lib/format/dates.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { OverlapChoice } from "#web/ui/secret/overlap-choice.tsx";
import { MadeKeyActions, MadeKeyBody } from "./made-key.tsx";

const overlaps = [
  { hours: 0, name: "At once" },
  { hours: 1, name: "After 1 hour" },
  { hours: 24, name: "After 24 hours" },
  { hours: 168, name: "After 7 days" },
];

interface RotateKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Asks when the present key stops, and shows the new one. */
export const RotateKey = ({ apiKey: { id, name }, onClose }: RotateKeyProps) => {
  const [hours, setHours] = useState(0);
  const { mutate, isPending, data: made } = useRotating(id);
  if (made)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="Copy your key now"
        lead={`${name}. The full key is shown only once.`}
        actions={<MadeKeyActions made={made} onClose={onClose} />}
      >
        <MadeKeyBody made={made} />
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rotate API key?"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={() => mutate(hours)}>
            Rotate key
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          Are you sure you want to rotate this API key? This will create a new key with the same settings and
          revoke the current one. Any systems using the current key will need to be updated.
        </Text>
        <OverlapChoice name="The current key stops" overlaps={overlaps} hours={hours} onChange={setHours} />
        {hours > 0 && (
          <Text textStyle="sm" color="fg.muted">
            Both keys share the limits until {moment(new Date(Date.now() + hours * 3_600_000).toISOString())}.
            You can revoke the old one earlier.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

const useRotating = (old_key_id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (overlap_hours: number): Promise<MadeKey> => {
      const made = await api.apiKeys.rotate({ old_key_id, overlap_hours });
      if (!made.api_key || !made.key_prefix) throw new Error("The answer holds no key.");
      return made;
    },
    meta: { success: "API key rotated successfully", failure: "Failed to rotate API key" },
    onSettled: () => client.invalidateQueries({ queryKey: ["apiKeys"] }),
  });
};
