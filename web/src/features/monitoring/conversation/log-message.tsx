import { chakra } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { memo } from "react";
import type { Message } from "#shared/conversations/shapes.ts";
import { storedFault } from "#shared/model-fault.ts";
import { answerTextOr } from "#web/app/compositions/answer-text.ts";
import { exactStamp } from "#web/lib/format/dates.ts";
import { faultWords } from "#web/ui/model-fault/fault-words.ts";
import { Tag } from "#web/ui/tag.tsx";
import { AttachedFiles } from "#web/ui/text/attached-files.tsx";

const plain = ({ text }: { text: string }) => (
  <chakra.p textStyle="lg" whiteSpace="pre-wrap" dir="auto">
    {text}
  </chakra.p>
);
const AnswerText = answerTextOr(plain);

const labels: Record<Message["message_type"], string> = {
  user: "User",
  assistant: "Assistant",
  intervention: "Agent Intervention",
  system: "System",
};

/** A message with its kind and time. Notes, which only members see, are outlined. */
export const LogMessage = memo(({ message }: { message: Message }) => {
  const { message_type, content, created_at, metadata } = message;
  const isNote = message_type === "system" && metadata.event === "note";
  const isUndelivered = metadata.event === "undelivered";
  const writer = message_type === "intervention" ? metadata.name : isNote && metadata.person;
  return (
    <chakra.li css={entry} data-kind={isNote ? "note" : isUndelivered ? "undelivered" : message_type}>
      <header>
        <b>{isUndelivered ? "Not delivered" : labels[message_type]}</b>
        {isNote && <span>Internal note</span>}
        {writer && <bdi>{writer}</bdi>}
        {isNote && (
          <Tag>
            <Lock size={10} aria-hidden />
            Only your team
          </Tag>
        )}
        <time dateTime={created_at}>{exactStamp(created_at)}</time>
      </header>
      {message_type === "assistant" && content ? (
        <AnswerText text={content} sourceCount={0} isWriting={false} />
      ) : (
        <chakra.p whiteSpace="pre-wrap" dir="auto">
          {content}
        </chakra.p>
      )}
      <AttachedFiles files={message.attachments} />
      {metadata.cut && <span className="end">Cut off by the token limit</span>}
      {metadata.stopped && <span className="end">Stopped here</span>}
      {metadata.failed && <span className="end">The answer failed{reasonIn(metadata)}</span>}
    </chakra.li>
  );
});

const reasonIn = (metadata: Message["metadata"]): string => {
  const fault = storedFault(metadata);
  return fault ? `. ${faultWords(fault)}` : "";
};

const entry = {
  maxW: "43rem",
  overflowWrap: "anywhere",
  textStyle: "lg",
  "& header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "2",
    mb: "0.5",
    textStyle: "xs",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
  "& header b": { fontWeight: "600", color: "fg" },
  "& .end": { textStyle: "xs", color: "fg.muted" },
  "&[data-kind=system]": { textStyle: "sm", color: "fg.muted" },
  "&[data-kind=intervention], &[data-kind=note], &[data-kind=undelivered]": {
    px: "3",
    py: "2",
    borderRadius: "l3",
  },
  "&[data-kind=intervention]": {
    bg: "accent.subtle",
    "&, & header, & header b": { color: "accent.subtleFg" },
  },
  "&[data-kind=undelivered]": {
    bg: "red.subtle",
    textStyle: "sm",
    "&, & header, & header b": { color: "red.fg" },
  },
  "&[data-kind=note]": { bg: "bg.subtle", border: "1px dashed", borderColor: "border.emphasized" },
} as const;
