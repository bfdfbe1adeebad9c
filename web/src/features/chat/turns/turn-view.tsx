import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { type RefObject, useRef } from "react";
import { Link } from "react-router-dom";
import type { Feedback } from "#shared/conversations/shapes.ts";
import { withoutHalfCitation } from "#shared/quotation/citations.ts";
import { reloadIfReachable } from "#web/lib/api/unreachable.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { locale } from "#web/lib/format/locale.ts";
import { useMay } from "#web/lib/session/account.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { answerAsHtml, answerAsText } from "../answer/copied-answer.ts";
import { AnswerText } from "../answer/lazy-answer-text.tsx";
import { RatingComment, Thumbs, useRating } from "../answer/rate-answer.tsx";
import { RefusalActions } from "../answer/refusal-actions.tsx";
import { Thinking } from "../answer/thinking.tsx";
import { Topics, withoutTopics } from "../answer/topics.tsx";
import { WriteAnswer } from "../answer/write-answer.tsx";
import { SourceButtons } from "../sources/source-buttons.tsx";
import { Failure } from "./failure.tsx";
import { Question } from "./question.tsx";
import { isOpen, type Turn } from "./turn.ts";

const AnswerDebug = lazyPart(async () => (await import("../debug/answer-debug.tsx")).AnswerDebug, {
  waiting: () => <Box h="10" />,
  failed: (_props, error) => (
    <ErrorState
      title="The debug view could not be loaded"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  ),
});

interface TurnViewProps {
  turn: Turn;
  chatbotId: string;
  /** Absent while another answer is being written. */
  onRetry?: () => void;
  /** Asks a question; absent while another answer is being written. */
  onAsk?: (question: string) => void;
  isLast: boolean;
}

/** A question at the right, its answer below it. */
export const TurnView = ({ turn, chatbotId, onRetry, onAsk, isLast }: TurnViewProps) => {
  const isWriting = isOpen(turn);
  const shown = useRef<HTMLDivElement>(null);
  const topics = isLast && turn.topics;
  const stored = turn.stored?.messageId ? turn.stored : undefined;
  const { rating, rate, comment } = useRating(stored, turn.feedback);
  const answer = topics ? withoutTopics(turn.answer, topics) : turn.answer;
  return (
    <Box as="article" maxW="43rem" mx="auto" css={{ "& + &": { mt: "8" } }}>
      <Question text={turn.question} onAsk={isLast ? onAsk : undefined} />
      <Box aria-busy={isWriting}>
        {turn.answer && (
          <div ref={shown}>
            <AnswerText
              text={isWriting ? withoutHalfCitation(turn.answer) : answer}
              sourceCount={turn.sources.length}
              isWriting={isWriting}
            />
          </div>
        )}
        {turn.state === "failed" && <Failure turn={turn} chatbotId={chatbotId} onRetry={onRetry} />}
        {!isWriting && turn.answer && turn.sources.length > 0 && (
          <SourceButtons answer={turn.answer} sources={turn.sources} />
        )}
        {topics && <Topics topics={topics} onAsk={onAsk} />}
        {turn.isRefused && <RefusalActions chatbotId={chatbotId} question={turn.question} onAsk={onAsk} />}
        {turn.isPaused && <Paused chatbotId={chatbotId} />}
        {turn.isCut && <Cut chatbotId={chatbotId} />}
        {!isWriting && (
          <Meta
            turn={turn}
            shown={shown}
            rating={turn.isPaused ? undefined : stored && rating}
            onRate={rate}
          />
        )}
        {rating === "down" && <RatingComment given={turn.feedback?.comment} onSend={comment} />}
        {rating === "down" && !turn.isRefused && (
          <WriteAnswer chatbotId={chatbotId} question={turn.question} label="Fix this answer" onAsk={onAsk} />
        )}
        {!isWriting && (turn.debug || turn.hasDebug) && (
          <AnswerDebug
            debug={turn.debug}
            stored={turn.stored}
            question={turn.question}
            chatbotId={chatbotId}
          />
        )}
      </Box>
      {/* Screen readers announce nothing of what is busy. */}
      {isWriting && (
        <Box mt="3">
          <Thinking turn={turn} />
        </Box>
      )}
    </Box>
  );
};

const Paused = ({ chatbotId }: { chatbotId: string }) => (
  <Text mt="3" textStyle="sm" color="fg.muted">
    No model was asked, because a budget is used up.{" "}
    {useMay()("everything") && (
      <chakra.span color="accent.fg" fontWeight="550" asChild>
        <Link to={paths.chatbotSettings(chatbotId)}>Open the budget</Link>
      </chakra.span>
    )}
  </Text>
);

const Cut = ({ chatbotId }: { chatbotId: string }) => (
  <Text mt="3" textStyle="sm" color="fg.muted">
    The model's limit of tokens cut this answer off.{" "}
    {useMay()("everything") && (
      <chakra.span color="accent.fg" fontWeight="550" asChild>
        <Link to={paths.chatbotSettings(chatbotId)}>Raise Max tokens</Link>
      </chakra.span>
    )}
  </Text>
);

interface MetaProps {
  turn: Turn;
  /** The element that shows the answer. */
  shown: RefObject<HTMLDivElement | null>;
  /** Undefined for an answer that is not stored. */
  rating: Feedback["rating"] | null | undefined;
  onRate: (pressed: Feedback["rating"]) => void;
}

const Meta = ({ turn, shown, rating, onRate }: MetaProps) => (
  <Flex
    wrap="wrap"
    align="center"
    columnGap="3"
    rowGap="1"
    mt="3"
    textStyle="xs"
    color="fg.subtle"
    css={tabular}
  >
    {turn.state === "stopped" && <span>Stopped</span>}
    {turn.responseTimeMs !== undefined && <span>{(turn.responseTimeMs / 1000).toFixed(2)} s</span>}
    {turn.tokenCount !== undefined && <span>{turn.tokenCount.toLocaleString(locale())} tokens</span>}
    {turn.answer && (
      <CopyButton
        text={answerAsText(turn.answer, turn.sources)}
        html={() => shown.current && answerAsHtml(shown.current, turn.answer, turn.sources)}
        says="Answer copied to clipboard!"
        size="xs"
        label="Copy answer"
        color="accent.fg"
      />
    )}
    {rating !== undefined && <Thumbs rating={rating} onRate={onRate} />}
  </Flex>
);

const tabular = { fontVariantNumeric: "tabular-nums" };
