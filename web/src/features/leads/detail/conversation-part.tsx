import { chakra, Link as Style } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { locale } from "#web/lib/format/locale.ts";
import { Part } from "#web/ui/page/part.tsx";

/** The last question of the conversation in which the lead was left, with its answer. */
export const ConversationPart = ({ lead: { conversation } }: { lead: LeadDetail }) => {
  if (!conversation) return null;
  const { id, message_count, question, answer } = conversation;
  const words = `${message_count.toLocaleString(locale())} ${message_count === 1 ? "message" : "messages"}`;
  return (
    <Part
      title="Conversation"
      action={
        <Style asChild textStyle="sm" fontWeight="550">
          <Link to={paths.history({ conversation: id })}>{words}</Link>
        </Style>
      }
    >
      <chakra.div css={part}>
        {question && (
          <p className="question" dir="auto">
            {question}
          </p>
        )}
        {answer && <p dir="auto">{answer}</p>}
      </chakra.div>
    </Part>
  );
};

const part = {
  display: "grid",
  gap: "1.5",
  textStyle: "sm",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  color: "fg.muted",
  "& .question": {
    justifySelf: "end",
    maxW: "92%",
    px: "2.5",
    py: "1.5",
    borderRadius: "8px",
    bg: "gray.subtle",
    color: "fg",
  },
} as const;
