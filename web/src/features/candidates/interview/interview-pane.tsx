import { Box, chakra, Flex } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useEffect } from "react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { day, exact } from "#web/lib/format/dates.ts";
import { toast } from "#web/lib/toaster.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { unframed } from "../layout.ts";
import type { View } from "../use-view.ts";
import { endings, minutesBetween } from "./ending.ts";
import { Responses } from "./responses.tsx";
import { Talk } from "./talk.tsx";

interface InterviewPaneProps {
  candidate: CandidateDetail;
  view: View;
  /** The criterion whose quote is shown in the answers. */
  openQuote: string | undefined;
}

const noConversation = "No conversation available for this candidate";

/** The answers to the questions, or the whole conversation. */
export const InterviewPane = ({ candidate, view, openQuote }: InterviewPaneProps) => {
  const { conversation_id } = candidate;
  const isTalkShown = view.isTalkShown && conversation_id !== null;
  const isTalkMissing = view.isTalkShown && conversation_id === null;
  useEffect(() => {
    if (isTalkMissing) toast.error(noConversation);
  }, [isTalkMissing]);
  return (
    <Flex direction="column" minH="full">
      {conversation_id !== null && (
        <Flex css={head}>
          <Flex role="group" aria-label="Show" css={segments}>
            <button type="button" aria-pressed={!isTalkShown} onClick={() => view.set({ show: "" })}>
              Interview Responses
            </button>
            <button
              type="button"
              aria-pressed={isTalkShown}
              onClick={() => view.set({ show: "conversation" })}
            >
              Full Conversation
            </button>
          </Flex>
        </Flex>
      )}
      {conversation_id === null && (
        <Box css={unframed}>
          <EmptyState icon={MessagesSquare} title="No interview">
            {noConversation}
          </EmptyState>
        </Box>
      )}
      {conversation_id !== null &&
        (isTalkShown ? (
          <Talk candidate={candidate} blind={view.filter.blind} />
        ) : (
          <Responses candidate={candidate} blind={view.filter.blind} openQuote={openQuote} />
        ))}
      <Consent candidate={candidate} />
    </Flex>
  );
};

const Consent = ({ candidate: { consent, interview, kept_until } }: { candidate: CandidateDetail }) => (
  <chakra.footer css={foot}>
    {interview?.finished_at && (
      <p>
        {endings[interview.reason ?? "answered"]} after{" "}
        {minutesBetween(interview.started_at, interview.finished_at)}.
      </p>
    )}
    <details>
      <summary>
        Consent given {exact(consent.accepted_at)}, text version {consent.version}
      </summary>
      <chakra.p whiteSpace="pre-line" mt="1">
        {consent.text}
      </chakra.p>
    </details>
    <p>Erased on {day(kept_until)}.</p>
  </chakra.footer>
);

const head = {
  position: { base: "static", lg: "sticky" },
  top: "0",
  zIndex: "1",
  px: "4",
  py: "3",
  bg: "bg.subtle",
  borderBottomWidth: "1px",
} as const;

const segments = {
  flex: "1",
  p: "2px",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.muted",
  "& button": {
    flex: "1",
    minH: { base: "10", md: "6.5" },
    px: "2",
    borderRadius: "l1",
    color: "fg.muted",
    textStyle: "xs",
    fontWeight: "550",
    cursor: "pointer",
  },
  "& [aria-pressed=true]": { bg: "bg.panel", color: "fg", boxShadow: "sheet" },
} as const;

const foot = {
  display: "grid",
  gap: "1",
  mt: "auto",
  px: "4",
  pt: "3",
  pb: "4",
  textStyle: "xs",
  color: "fg.subtle",
  fontVariantNumeric: "tabular-nums",
  "& summary": { cursor: "pointer" },
} as const;
