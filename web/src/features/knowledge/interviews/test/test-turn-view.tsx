import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { FileText, RotateCw, UserRound } from "lucide-react";
import { citationMarksIn } from "#shared/chat/citation-marks.ts";
import type { Answer, ContextItem } from "#shared/chat/shapes.ts";
import { answerTextOr } from "#web/app/compositions/answer-text.ts";
import { useIsLate } from "#web/lib/browser/use-is-late.ts";
import type { TestTurn } from "./use-test-chat.ts";

const plain = ({ text }: { text: string }) => <Text dir="auto">{text}</Text>;
const AnswerText = answerTextOr(plain);

/** A question with its answer and the first source of that. */
export const TestTurnView = ({ turn, onRetry }: { turn: TestTurn; onRetry: (() => void) | undefined }) => {
  const { question, answer, hasFailed } = turn;
  return (
    <Box as="article" css={{ "& + &": { mt: "6" } }}>
      <Flex justify="flex-end" mb="3">
        <Text dir="auto" {...bubble}>
          {question}
        </Text>
      </Flex>
      {hasFailed ? (
        <Box role="alert">
          <Text color="red.fg">Sorry, I encountered an error processing your question.</Text>
          <Button variant="outline" mt="2" disabled={!onRetry} onClick={onRetry}>
            <RotateCw size={14} />
            Retry
          </Button>
        </Box>
      ) : answer ? (
        <Answered answer={answer} />
      ) : (
        <Awaited />
      )}
    </Box>
  );
};

const Answered = ({ answer: { answer, context, responseTime, tokenCount, outcome } }: { answer: Answer }) => {
  const source = outcome === "answered" ? context[0] : undefined;
  return (
    <Box role="status">
      <AnswerText text={withoutMarks(answer)} sourceCount={0} isWriting={false} />
      {source && <Source source={source} />}
      <Text mt="2" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {`${(responseTime / 1000).toFixed(2)} s`}
        {tokenCount > 0 && ` · ${tokenCount} tokens`}
      </Text>
    </Box>
  );
};

const Source = ({ source: { metadata, source, content, similarity } }: { source: ContextItem }) => {
  const path = metadata.titlePath?.filter(Boolean).join(", ");
  const Icon = path ? UserRound : FileText;
  return (
    <chakra.details css={cited}>
      <summary>
        <Icon size={14} aria-hidden />
        <bdi className="name">{metadata.filename || source}</bdi>
        <span>{`${(similarity * 100).toFixed(1)}%`}</span>
      </summary>
      {path && <small>{path}</small>}
      <chakra.p dir="auto" textStyle="passage">
        {content}
      </chakra.p>
    </chakra.details>
  );
};

const patienceMs = 15_000;

const Awaited = () => (
  <Text role="status" color="fg.muted">
    {useIsLate(patienceMs) ? "Still thinking. Some models need a minute." : "Thinking"}
  </Text>
);

/** One source is shown below, so the answer's marks of several would lead nowhere. */
const withoutMarks = (text: string): string => {
  const marks = citationMarksIn(text).toReversed();
  return marks.reduce(
    (rest, { mark, index }) => rest.slice(0, index).trimEnd() + rest.slice(index + mark.length),
    text,
  );
};

const bubble = {
  maxW: "85%",
  px: "3.5",
  py: "2",
  borderRadius: "l3",
  bg: "gray.subtle",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;

const cited = {
  mt: "3",
  borderWidth: "1px",
  borderColor: "mark.edge",
  borderRadius: "l2",
  bg: "mark.subtle",
  textStyle: "sm",
  maxW: "30rem",
  "& summary": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    px: "2.5",
    minH: { base: "11", md: "8" },
    cursor: "pointer",
    color: "fg",
    listStyle: "none",
  },
  "& .name": { flex: "1", minW: "0", truncate: true },
  "& summary span": { fontVariantNumeric: "tabular-nums", textStyle: "xs", color: "fg.muted" },
  "& small": { display: "block", px: "2.5", textStyle: "xs", color: "fg.muted" },
  "& p": {
    px: "2.5",
    py: "2",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    maxH: "14rem",
    overflow: "auto",
  },
} as const;
