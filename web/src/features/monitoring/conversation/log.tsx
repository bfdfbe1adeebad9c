import { Box, chakra } from "@chakra-ui/react";
import { MessageCircleQuestionMark } from "lucide-react";
import { memo } from "react";
import type { Message } from "#shared/conversations/shapes.ts";
import { useFollowingScroll } from "#web/ui/page/use-following-scroll.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { useToastsOver } from "#web/ui/toast/use-toasts-over.ts";
import { LogMessage } from "./log-message.tsx";
import type { useMessages } from "./use-messages.ts";

/** The messages, scrolled to the newest one unless the reader has scrolled up. */
export const Log = ({ messages }: { messages: ReturnType<typeof useMessages> }) => {
  const { data, error, refetch } = messages;
  const { box, onScroll } = useFollowingScroll(data);
  // the controls of the one who answers lie above
  useToastsOver(box);
  return (
    <Box ref={box} role="log" aria-label="Conversation" tabIndex={0} css={log} onScroll={onScroll}>
      {!data && !error && <Skeleton label="Loading messages" rows={5} />}
      {!data && error && (
        <ErrorState title="The messages could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={MessageCircleQuestionMark} title="No messages">
          Nothing was written in this chat yet.
        </EmptyState>
      )}
      {data && <Entries items={data.items} />}
    </Box>
  );
};

const Entries = memo(({ items }: { items: Message[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
    {items.map((message) => (
      <LogMessage key={message.id} message={message} />
    ))}
  </chakra.ul>
));

const log = {
  position: "relative",
  boxSizing: "border-box",
  h: "400px",
  overflow: "auto",
  px: { base: "4", md: "5" },
  py: "4",
  scrollbarWidth: "thin",
  borderBottomWidth: "1px",
} as const;
