import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { Feedback, Message } from "#shared/conversations/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { locale } from "#web/lib/format/locale.ts";
import { FaultReason } from "#web/ui/model-fault/fault-reason.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { AnswerText } from "../answer/answer-text.tsx";
import { WriteAnswer } from "../answer/write-answer.tsx";
import { AnswerDebug } from "../debug/answer-debug.tsx";
import { SourceButtons } from "../sources/source-buttons.tsx";
import type { Turn } from "../turns/turn.ts";
import { Byline } from "./stored-text.tsx";

interface StoredAnswerProps {
  message: Message;
  turn: Turn;
  chatbotId: string;
}

/** An answer as it was shown, with its sources and, if it is stored, its debug trace. */
export const StoredAnswer = ({ message, turn, chatbotId }: StoredAnswerProps) => {
  const navigate = useNavigate();
  return (
    <Box as="article">
      <Byline who="Assistant" at={message.created_at} />
      {turn.answer && <AnswerText text={turn.answer} sourceCount={turn.sources.length} isWriting={false} />}
      {turn.state === "failed" && (
        <Text textStyle="sm" color="red.fg">
          The answer failed: {turn.failure}
        </Text>
      )}
      {turn.fault && <FaultReason fault={turn.fault} chatbotId={chatbotId} />}
      {turn.sources.length > 0 && <SourceButtons answer={turn.answer} sources={turn.sources} />}
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
        {turn.isRefused && <Tag palette="red">Not answered</Tag>}
        {turn.isPaused && <Tag palette="orange">Budget used up</Tag>}
        {turn.isCut && <Tag palette="orange">Cut off by the token limit</Tag>}
        {turn.feedback && <Verdict rating={turn.feedback.rating} />}
        {turn.state === "stopped" && <span>Stopped</span>}
        {turn.responseTimeMs !== undefined && <span>{(turn.responseTimeMs / 1000).toFixed(2)} s</span>}
        {turn.tokenCount !== undefined && <span>{turn.tokenCount.toLocaleString(locale())} tokens</span>}
      </Flex>
      {turn.feedback?.comment && (
        <Text
          mt="2"
          px="3"
          py="2"
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.subtle"
          textStyle="sm"
          color="fg.muted"
        >
          <chakra.b fontWeight="600" color="fg">
            Comment:
          </chakra.b>{" "}
          <bdi>{turn.feedback.comment}</bdi>
        </Text>
      )}
      {(turn.isRefused || turn.feedback?.rating === "down") && (
        <WriteAnswer
          chatbotId={chatbotId}
          question={turn.question}
          label={turn.isRefused ? "Write the answer" : "Fix this answer"}
          onAsk={(question) => navigate(paths.chat(chatbotId), { state: { question } })}
        />
      )}
      {turn.hasDebug && (
        <AnswerDebug debug={undefined} stored={turn.stored} question={turn.question} chatbotId={chatbotId} />
      )}
    </Box>
  );
};

const Verdict = ({ rating }: { rating: Feedback["rating"] }) => (
  <Flex as="span" align="center" gap="1" color={rating === "up" ? "green.fg" : "red.fg"} fontWeight="550">
    {rating === "up" ? <ThumbsUp size={14} aria-hidden /> : <ThumbsDown size={14} aria-hidden />}
    {rating === "up" ? "Helpful" : "Not helpful"}
  </Flex>
);

const tabular = { fontVariantNumeric: "tabular-nums" };
