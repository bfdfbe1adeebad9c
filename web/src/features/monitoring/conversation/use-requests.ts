import { useEffect, useState } from "react";
import type { PushedMessage } from "#shared/realtime/messages.ts";
import { onPushed } from "#web/lib/api/socket.ts";
import { toast } from "#web/lib/toaster.ts";

type Request = Extract<PushedMessage, { type: "claim_asked" }>;

/** The members who ask for a conversation, the latest by its id; a toast leads to one that is not open. */
export const useRequests = (openId: string | undefined, onShow: (conversation: string) => void) => {
  const [requests, setRequests] = useState<Record<string, Request>>({});
  useEffect(
    () =>
      onPushed((message) => {
        if (message?.type !== "claim_asked") return;
        setRequests((former) => ({ ...former, [message.conversationId]: message }));
        if (message.conversationId !== openId)
          toast.info(`${message.name} asks to take over`, undefined, {
            label: "Show",
            onClick: () => onShow(message.conversationId),
          });
      }),
    [openId, onShow],
  );
  const forget = (conversation: string) => setRequests(({ [conversation]: _answered, ...others }) => others);
  return { requests, forget };
};
