import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api/api.ts";
import { keepConversation } from "../conversation/use-claim.ts";
import { addMessage } from "../conversation/use-messages.ts";
import type { Draft } from "./drafts.ts";

/** Sends a message to the visitor, or saves a note for the members. */
export const useSending = (id: string, isNote: boolean) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: Draft) =>
      api.monitoring.send({ id, content: text.trim(), idempotencyKey, isNote }),
    onSuccess: (sent) => {
      keepConversation(client, sent);
      addMessage(client, sent.message);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ["monitoring"] }),
    meta: isNote
      ? { success: "Note saved", failure: "Failed to save the note" }
      : { success: "Intervention message sent", failure: "Failed to send intervention message" },
  });
};
