import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { Transcript } from "#web/app/compositions/transcript.tsx";
import { day } from "#web/lib/format/dates.ts";
import { proofOf, visitorOf } from "#web/lib/format/visitor-words.ts";
import { useMay } from "#web/lib/session/account.ts";
import { MessageBones } from "#web/ui/bones/message-bones.tsx";
import { ConversationHead } from "#web/ui/conversations/conversation-head.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { nameOf, sessionOf, sourceOf } from "../words.ts";
import { Consents } from "./consents.tsx";
import { HitSteps } from "./hit-steps.tsx";
import { useHits } from "./use-hits.ts";
import { useMessages } from "./use-messages.ts";

const DeleteConversation = lazyDialog(
  async () => (await import("./delete-conversation.tsx")).DeleteConversation,
);

interface OpenConversationProps {
  /** Absent while none is open. */
  id: string | undefined;
  /** The words of the search. */
  text: string | undefined;
  onClose: () => void;
}

/** The message viewer: the messages of the open conversation. */
export const OpenConversation = ({ id, text, onClose }: OpenConversationProps) => (
  <chakra.section className="conversation" aria-label="Messages" css={column}>
    <Flex direction="column" className="fill">
      {id ? (
        <Messages id={id} text={text} onClose={onClose} />
      ) : (
        <Text p="5" textStyle="sm" color="fg.muted">
          Choose a conversation to read it.
        </Text>
      )}
    </Flex>
  </chakra.section>
);

const Messages = ({ id, text, onClose }: OpenConversationProps & { id: string }) => {
  const messages = useMessages(id);
  const hits = useHits(id, text, messages);
  const { conversation, items, error } = messages;
  return (
    <>
      <Bar conversation={conversation} onClose={onClose} />
      <HitSteps hits={hits} />
      {!items && !error && <MessageBones />}
      {!items && error && (
        <Box p="5">
          <ErrorState
            title="The messages could not be loaded"
            error={error}
            onRetry={() => void messages.refetch()}
          />
        </Box>
      )}
      {items && conversation && (
        <Transcript
          chatbotId={conversation.rag_system_id}
          isPublic={conversation.is_public_session}
          messages={items}
          found={hits.words}
          currentId={hits.currentId}
          earlier={
            messages.hasNextPage ? (
              <Button
                variant="outline"
                loading={messages.isFetchingNextPage}
                onClick={() => void messages.fetchNextPage()}
              >
                Show earlier messages
              </Button>
            ) : (
              <Consents consents={messages.consents} />
            )
          }
        />
      )}
    </>
  );
};

const Bar = ({ conversation, onClose }: { conversation: Conversation | undefined; onClose: () => void }) => {
  const mayEdit = useMay()("edits");
  const [isDeleting, setDeleting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // On phones the list is gone, and with it the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <ConversationHead
      title={conversation ? nameOf(conversation) : "Conversation"}
      about={
        conversation && (
          <>
            {sourceOf(conversation)} · session {sessionOf(conversation)} ·{" "}
            {conversation.is_public_session ? "public" : "private"} · {visitorOf(conversation)}
            {proofOf(conversation)} · {day(conversation.started_at)}
          </>
        )
      }
      titleRef={title}
      onClose={onClose}
      css={{ minH: "3.25rem", ps: { base: "2", md: "5" }, pe: "3", py: "1.5" }}
    >
      {conversation && mayEdit && (
        <Button variant="ghost" px="0" aria-label="Delete conversation" onClick={() => setDeleting(true)}>
          <Trash2 size={16} />
        </Button>
      )}
      {conversation && isDeleting && (
        <DeleteConversation
          conversation={conversation}
          onDeleted={onClose}
          onClose={() => setDeleting(false)}
        />
      )}
    </ConversationHead>
  );
};

/** Beside the list it is as high as that and scrolls by itself; alone it fills the sheet. */
const column = {
  position: "relative",
  minW: "0",
  minH: "0",
  "& .fill": { position: "absolute", inset: "0" },
  "& .back": { display: "none" },
  "@container sheet (max-width: 56rem)": { flex: "1", "& .back": { display: "inline-flex" } },
} as const;
