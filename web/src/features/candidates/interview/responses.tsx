import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { ListBones } from "#web/ui/bones/list-bones.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { unframed } from "../layout.ts";
import { useResponses } from "../queries.ts";
import { piecesOf } from "./evidence.ts";

interface ResponsesProps {
  candidate: CandidateDetail;
  blind: boolean;
  openQuote: string | undefined;
}

/** The questions with their answers; evidence is underlined, the open one tinted and in view. */
export const Responses = ({ candidate, blind, openQuote }: ResponsesProps) => {
  const { data, error, refetch } = useResponses(candidate.id, { blind });
  const list = useRef<HTMLOListElement>(null);
  const isRead = data !== undefined;
  useEffect(() => {
    if (openQuote && isRead)
      list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [openQuote, isRead]);
  if (!data && error)
    return (
      <Box css={unframed}>
        <ErrorState title="The answers could not be loaded" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  if (!data) return <ListBones label="Loading the answers" />;
  if (data.items.length === 0)
    return (
      <chakra.p p="4" textStyle="sm" color="fg.muted">
        No question is answered yet.
      </chakra.p>
    );
  return (
    <chakra.ol ref={list} css={answers}>
      {data.items.map(({ id, question, response_text, evaluation_notes }, at) => (
        <li key={id}>
          <p className="question" dir="auto">
            <b>Q{at + 1}:</b> {question}
          </p>
          <p className="answer" dir="auto">
            {piecesOf(response_text, at + 1, candidate.evaluations[0]).map(({ text, criteria }, piece) =>
              criteria.length > 0 ? (
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one answer never move
                  key={piece}
                  aria-current={(openQuote && criteria.includes(openQuote)) || undefined}
                >
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
          {evaluation_notes && (
            <p className="notes" dir="auto">
              <b>AI Notes:</b> {evaluation_notes}
            </p>
          )}
        </li>
      ))}
    </chakra.ol>
  );
};

const answers = {
  listStyleType: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  p: "4",
  overflowWrap: "anywhere",
  "& .question": { color: "fg.muted", textStyle: "sm", textWrap: "pretty" },
  "& b": { color: "fg", fontWeight: "600" },
  "& .answer": {
    mt: "1.5",
    px: "3",
    py: "2.5",
    borderWidth: "1px",
    borderRadius: "l2",
    bg: "bg.panel",
    fontFamily: "serif",
    fontSize: "1rem",
    lineHeight: "1.5rem",
    whiteSpace: "pre-line",
  },
  "& .notes": { mt: "1.5", textStyle: "xs", color: "fg.muted" },
  "& mark": {
    bg: "transparent",
    color: "inherit",
    pb: "1px",
    boxShadow: "inset 0 -1.5px {colors.accent.solid}",
    boxDecorationBreak: "clone",
  },
  "& mark[aria-current]": {
    bg: "accent.subtle",
    color: "accent.subtleFg",
    boxShadow: "inset 0 -2px {colors.accent.solid}",
    px: "2px",
    mx: "-2px",
    borderRadius: "1px",
  },
} as const;
