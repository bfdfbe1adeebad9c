import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { exact, stamp } from "#web/lib/format/dates.ts";
import { visitorOf } from "#web/lib/format/visitor-words.ts";
import { ConversationFrame, cut } from "#web/ui/conversations/conversation-frame.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { useAnswerer } from "../use-answerer.ts";
import { messageCount, titleOf } from "../words.ts";
import { AnswererStatus } from "./answerer-status.tsx";

interface ConversationRowProps {
  conversation: MonitoredConversation;
  /** The address of the view with this conversation open. */
  to: string;
  isOpen: boolean;
  /** The user id of the member who looks. */
  me: string | undefined;
}

/** A conversation: title and labels, chatbot and visitor, who answers, messages and last activity. */
export const ConversationRow = memo(({ conversation, to, isOpen, me }: ConversationRowProps) => {
  const { chatbot_name, is_public_session, has_intervention, last_activity_at } = conversation;
  return (
    <ConversationFrame to={to} isOpen={isOpen} height="4.75rem" css={row}>
      <Flex align="center" gap="1.5">
        <chakra.bdi className="title" title={titleOf(conversation)}>
          {titleOf(conversation)}
        </chakra.bdi>
        {has_intervention && <Tag palette="orange">Intervention</Tag>}
        <Tag palette={is_public_session ? "accent" : "gray"}>{is_public_session ? "Public" : "Private"}</Tag>
      </Flex>
      <span className="about">
        <bdi>{chatbot_name}</bdi> · <bdi>{visitorOf(conversation)}</bdi>
      </span>
      <Flex align="center" columnGap="3" wrap="wrap" className="facts">
        <chakra.span flex="1" minW="0" className="line">
          <AnswererStatus {...useAnswerer(conversation, me)} />
        </chakra.span>
        <span>{messageCount(conversation)}</span>
        <time dateTime={last_activity_at} title={exact(last_activity_at)}>
          {stamp(last_activity_at)}
        </time>
      </Flex>
    </ConversationFrame>
  );
});

const row = {
  gap: "0.5",
  "&[aria-current]": { bg: "bg.selected" },
  "& .about": { display: "flex", minW: "0", whiteSpace: "pre" },
  "& .about bdi": cut,
};
