import { Button, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Webhook } from "#shared/webhooks/shapes.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { OverlapChoice } from "#web/ui/secret/overlap-choice.tsx";
import { CopiedButton } from "#web/ui/secret/secret-once.tsx";
import { MadeSecret, madeSecretWords } from "./made-secret.tsx";

const overlaps = [
  { hours: 1, name: "1 more hour" },
  { hours: 24, name: "24 more hours" },
  { hours: 168, name: "7 more days" },
  { hours: 0, name: "Not at all" },
];
const defaultHours = 24;

interface RotateSecretProps {
  webhook: Webhook;
  onClose: () => void;
}

/** Asks how long the present secret signs on, and shows the new one. */
export const RotateSecret = ({ webhook: { id }, onClose }: RotateSecretProps) => {
  const [hours, setHours] = useState(defaultHours);
  const {
    mutate,
    isPending,
    data: made,
  } = useMutation({
    mutationFn: (overlap_hours: number) => api.webhooks.rotate({ id, overlap_hours }),
    meta: { success: "Signing secret rotated", failure: "Failed to rotate the signing secret" },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["webhooks"] }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Rotate signing secret?"
      {...(made && madeSecretWords)}
      actions={
        made ? (
          <CopiedButton onClick={onClose} />
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={isPending} onClick={() => mutate(hours)}>
              Rotate secret
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeSecret secret={made.secret}>
          {hours > 0
            ? "Until the overlap is over each event carries two signatures, one with each secret."
            : "Events are signed with the new secret from now on."}
        </MadeSecret>
      ) : (
        <Stack gap="4">
          <Text>
            A new secret is made now and shown once. For a time both sign every event, so that your server can
            be changed in between.
          </Text>
          <OverlapChoice
            name="The current secret signs for"
            overlaps={overlaps}
            hours={hours}
            onChange={setHours}
          />
        </Stack>
      )}
    </Dialog>
  );
};
