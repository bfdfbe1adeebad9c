import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { brief, moment } from "#web/lib/format/dates.ts";
import { locale } from "#web/lib/format/locale.ts";
import { visitorOf } from "#web/lib/format/visitor-words.ts";
import { ConversationFrame } from "#web/ui/conversations/conversation-frame.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { nameOf, sessionOf, sourceOf } from "../words.ts";
import { MarkedText } from "./marked-text.tsx";

interface ConversationRowProps {
  entry: HistoryEntry;
  /** The address of the view with this conversation open. */
  to: string;
  isOpen: boolean;
}

/** A conversation: first question and time, visitor, session, messages, chatbot and outcome. */
export const ConversationRow = memo(({ entry, to, isOpen }: ConversationRowProps) => {
  const { last_activity_at, message_count, chatbot_name, refused_answers, excerpt } = entry;
  const isTitleFound = excerpt?.text === entry.title;
  const messages = `${message_count.toLocaleString(locale())} ${message_count === 1 ? "message" : "messages"}`;
  return (
    <ConversationFrame to={to} isOpen={isOpen} height="4.25rem" css={row}>
      <Flex align="baseline" gap="2">
        <chakra.bdi className="title" title={nameOf(entry)}>
          {excerpt && isTitleFound ? <MarkedText {...excerpt} /> : nameOf(entry)}
        </chakra.bdi>
        <chakra.time dateTime={last_activity_at} title={moment(last_activity_at)}>
          {brief(last_activity_at)}
        </chakra.time>
      </Flex>
      {excerpt && !isTitleFound && (
        <chakra.bdi color="fg" lineClamp="2" overflowWrap="anywhere">
          <MarkedText {...excerpt} />
        </chakra.bdi>
      )}
      <chakra.bdi className="line">{visitorOf(entry)}</chakra.bdi>
      <Flex align="center" gap="2">
        <chakra.span className="id" fontFamily="mono">
          {sessionOf(entry)}
        </chakra.span>
        <chakra.span className="line" flex="1">
          {sourceOf(entry)} · {messages} · <bdi>{chatbot_name}</bdi>
        </chakra.span>
        {refused_answers > 0 && <Tag palette="red">Not answered</Tag>}
      </Flex>
    </ConversationFrame>
  );
});

const row = {
  gap: "1px",
  "&[aria-current]": { bg: "accent.subtle" },
  "& time, & .id": { color: "fg.subtle" },
  "&[aria-current] :is(time, .id)": { color: "fg.muted" },
};
