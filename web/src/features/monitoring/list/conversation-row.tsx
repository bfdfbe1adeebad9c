import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { MonitoredConversation } from "#shared/monitoring/routes.ts";
import { exact, stamp } from "#web/lib/format/dates.ts";
import { visitorOf } from "#web/lib/format/visitor-words.ts";
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
    <chakra.li css={{ contentVisibility: "auto", containIntrinsicSize: "auto 4.75rem" }}>
      <chakra.div asChild css={row}>
        <Link to={to} aria-current={isOpen || undefined}>
          <Flex align="center" gap="1.5">
            <chakra.bdi className="title" title={titleOf(conversation)}>
              {titleOf(conversation)}
            </chakra.bdi>
            {has_intervention && <Tag palette="orange">Intervention</Tag>}
            <Tag palette={is_public_session ? "accent" : "gray"}>
              {is_public_session ? "Public" : "Private"}
            </Tag>
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
        </Link>
      </chakra.div>
    </chakra.li>
  );
});

const cut = { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "0.5",
  px: "4",
  py: "2",
  borderBottomWidth: "1px",
  color: "fg.muted",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
  transition: "background 120ms ease-out",
  _hover: { bg: "bg.muted" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[aria-current]": { bg: "bg.selected", boxShadow: "inset 3px 0 {colors.accent.solid}" },
  "& .title": { ...cut, flex: "1", textStyle: "sm", fontWeight: "550", color: "fg" },
  "& .about": { display: "flex", minW: "0", whiteSpace: "pre" },
  "& .line, & .about bdi": cut,
} as const;
