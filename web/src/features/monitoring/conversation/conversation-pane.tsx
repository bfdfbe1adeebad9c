import { Box, chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Radio, WifiOff } from "lucide-react";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { query } from "#web/lib/api/api.ts";
import { useSession } from "#web/lib/session/session.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { InterventionComposer, NoteComposer } from "../compose/composer.tsx";
import { ReplyWindow } from "../compose/reply-window.tsx";
import { useAnswerer } from "../use-answerer.ts";
import { AnalyticsCard } from "./analytics-card.tsx";
import { AskedStrip } from "./asked-strip.tsx";
import { Log } from "./log.tsx";
import { PaneHead } from "./pane-head.tsx";
import { AnswererStrip, Strip } from "./strip.tsx";
import { useClaim } from "./use-claim.ts";
import { useMessages } from "./use-messages.ts";
import type { useRequests } from "./use-requests.ts";

interface ConversationPaneProps {
  /** Absent while none is selected. */
  id: string | undefined;
  /** The conversation as the list has it, until it is read by itself. */
  listed: MonitoredConversation | undefined;
  isLive: boolean | undefined;
  requests: ReturnType<typeof useRequests>;
  isOpen: boolean;
  onClose: () => void;
}

/** The selected conversation: who answers, its messages, the field to write, and its figures. */
export const ConversationPane = ({ id, ...props }: ConversationPaneProps) => (
  <chakra.section className="conversation" aria-label="Selected conversation" minW="0">
    {id ? (
      <Selected key={id} id={id} {...props} />
    ) : (
      <Box p="5">
        <EmptyState icon={Radio} title="Select a conversation">
          Its messages and who answers appear here.
        </EmptyState>
      </Box>
    )}
  </chakra.section>
);

const Selected = ({
  id,
  listed,
  isLive,
  requests,
  isOpen,
  onClose,
}: ConversationPaneProps & { id: string }) => {
  const { data } = useQuery({ ...query("monitoring", "figures", { id }), staleTime: 0 });
  const messages = useMessages(id, { isLive });
  const conversation = data?.conversation ?? listed;
  return (
    <>
      {conversation && (
        <Answering
          conversation={conversation}
          requests={requests}
          isLive={isLive}
          isOpen={isOpen}
          onClose={onClose}
          log={<Log messages={messages} />}
        />
      )}
      {!conversation && <Log messages={messages} />}
      <AnalyticsCard figures={data?.figures} />
    </>
  );
};

interface AnsweringProps extends Pick<ConversationPaneProps, "isLive" | "requests" | "isOpen" | "onClose"> {
  conversation: MonitoredConversation;
  log: React.ReactNode;
}

const Answering = ({ conversation, isLive, requests, isOpen, onClose, log }: AnsweringProps) => {
  const { id } = conversation;
  const { answerer, now } = useAnswerer(conversation, useSession()?.id);
  const claim = useClaim(id);
  const asked = answerer.kind === "me" ? requests.requests[id] : undefined;
  return (
    <>
      <PaneHead
        conversation={conversation}
        answerer={answerer}
        claim={claim}
        isOpen={isOpen}
        onClose={onClose}
      />
      {isLive === false && (
        <Strip tone="lost">
          <WifiOff size={14} aria-hidden />
          <b>Connection lost.</b> Trying again. What you wrote is kept.
        </Strip>
      )}
      <AnswererStrip answerer={answerer} now={now} />
      {asked && (
        <AskedStrip
          name={asked.name}
          isBusy={claim.handOver.isPending}
          onKeep={() => requests.forget(id)}
          onHandOver={() => claim.handOver.mutate(asked.by, { onSuccess: () => requests.forget(id) })}
        />
      )}
      {log}
      {answerer.kind === "me" && conversation.replies_until && (
        <ReplyWindow until={conversation.replies_until} now={now} />
      )}
      {answerer.kind === "me" && <InterventionComposer id={id} />}
      {answerer.kind === "colleague" && <NoteComposer id={id} />}
    </>
  );
};
