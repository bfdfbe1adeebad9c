import { Box, chakra } from "@chakra-ui/react";
import type { CandidateDetail, TranscriptMessage } from "#shared/candidates/shapes.ts";
import { clockStamp } from "#web/lib/format/dates.ts";
import { MessageBones } from "#web/ui/bones/message-bones.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { unframed } from "../layout.ts";
import { useTranscript } from "../queries.ts";
import { countOf } from "../words.ts";
import { endings, minutesBetween } from "./ending.ts";

/** Everything that was said in the interview, with its begin and end. */
export const Talk = ({ candidate, blind }: { candidate: CandidateDetail; blind: boolean }) => {
  const { data, error, refetch } = useTranscript(candidate.id, { blind });
  if (!data && error)
    return (
      <Box css={unframed}>
        <ErrorState
          title="The conversation could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  if (!data) return <MessageBones />;
  if (data.items.length === 0)
    return (
      <chakra.p p="4" textStyle="sm" color="fg.muted">
        No conversation transcript available
      </chakra.p>
    );
  return (
    <chakra.ol css={bubbles} aria-label="Conversation">
      {framed(data.items, candidate).map(({ id, message_type, content, created_at }) => (
        <li key={id} data-from={kindOf(message_type)}>
          <header>
            <b>{speakers[kindOf(message_type)]}</b>
            <time dateTime={created_at}>{clockStamp(created_at)}</time>
          </header>
          <p dir="auto">{content}</p>
        </li>
      ))}
    </chakra.ol>
  );
};

const speakers = { user: "Applicant", assistant: "Assistant", system: "System" } as const;

const kindOf = (type: TranscriptMessage["message_type"]): keyof typeof speakers =>
  type === "user" || type === "system" ? type : "assistant";

/** The messages between the lines that say how the interview began and ended. */
const framed = (messages: TranscriptMessage[], candidate: CandidateDetail): TranscriptMessage[] => {
  const { interview, consent, responses } = candidate;
  const line = (id: string, created_at: string, content: string): TranscriptMessage => ({
    id,
    message_type: "system",
    content,
    created_at,
  });
  if (!interview) return messages;
  const { started_at, finished_at, reason } = interview;
  return [
    line("began", started_at, `Interview started. Consent text version ${consent.version}, notice shown.`),
    ...messages,
    ...(finished_at
      ? [
          line(
            "ended",
            finished_at,
            `Interview finished after ${minutesBetween(started_at, finished_at)}. ${endings[reason ?? "answered"]}. ${countOf(responses.length, "answer")}.`,
          ),
        ]
      : []),
  ];
};

const bubbles = {
  listStyleType: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3",
  p: "4",
  overflowWrap: "anywhere",
  "& header": {
    display: "flex",
    gap: "2",
    alignItems: "baseline",
    mb: "0.5",
    textStyle: "xs",
    color: "fg.subtle",
    fontVariantNumeric: "tabular-nums",
  },
  "& b": { color: "fg", fontWeight: "600" },
  "& p": { whiteSpace: "pre-line" },
  "& [data-from=user]": { justifySelf: "end", maxW: "88%" },
  "& [data-from=user] header": { justifyContent: "flex-end" },
  "& [data-from=user] p": { px: "3", py: "2", borderRadius: "l3", bg: "gray.subtle" },
  "& [data-from=assistant]": { maxW: "92%" },
  "& [data-from=system] p": { color: "fg.muted", textStyle: "sm" },
} as const;
