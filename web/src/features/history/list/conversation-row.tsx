import { chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { brief, moment } from "#web/lib/format/dates.ts";
import { locale } from "#web/lib/format/locale.ts";
import { visitorOf } from "#web/lib/format/visitor-words.ts";
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
    <chakra.li css={{ contentVisibility: "auto", containIntrinsicSize: "auto 4.25rem" }}>
      <chakra.div asChild css={row}>
        <Link to={to} aria-current={isOpen || undefined}>
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
        </Link>
      </chakra.div>
    </chakra.li>
  );
});

const cut = { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1px",
  px: "4",
  pt: "2",
  pb: "2",
  borderBottomWidth: "1px",
  color: "fg.muted",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
  transition: "background 120ms ease-out",
  _hover: { bg: "bg.muted" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[aria-current]": { bg: "accent.subtle", boxShadow: "inset 3px 0 {colors.accent.solid}" },
  "& .title": { ...cut, flex: "1", textStyle: "sm", fontWeight: "550", color: "fg" },
  "& time, & .id": { color: "fg.subtle" },
  "&[aria-current] :is(time, .id)": { color: "fg.muted" },
  "& .line": cut,
} as const;
