import { Box, Button, chakra, Flex, Heading, Link, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { GapDetail, GapQuestion } from "#shared/gaps/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { moment, shortDay } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { MaskedText } from "#web/ui/secret/masked-text.tsx";
import { Status } from "#web/ui/status.tsx";
import { outcomeOf } from "../words.ts";

const minShown = 6;

/** The questions that people asked, newest first. */
export const Questions = ({ gap: { questions, people, conversationId } }: { gap: GapDetail }) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? questions : questions.slice(0, minShown);
  return (
    <Box as="section" aria-label="What they asked">
      <Flex gap="3" align="baseline" mb="2" wrap="wrap">
        <Heading as="h3" textStyle="h3" flex="1">
          What they asked
        </Heading>
        <Text textStyle="xs" color="fg.subtle">
          Names, numbers and addresses are hidden
          {people === 1 && ". These are one person's words: they are not passed on with a link."}
        </Text>
      </Flex>
      <chakra.ol css={said}>
        {shown.map((one) => (
          <Question key={one.id} question={one} />
        ))}
      </chakra.ol>
      {questions.length > shown.length && (
        <Button variant="ghost" ms="-3" mt="1" onClick={() => setAll(true)}>
          Show the other {whole(questions.length - shown.length)}
        </Button>
      )}
      {conversationId && (
        <Link asChild textStyle="sm" mt="2" display="inline-block">
          <RouterLink to={paths.history({ conversation: conversationId })}>
            {questions.length === 1 ? "Read the conversation" : "Read the latest conversation"}
          </RouterLink>
        </Link>
      )}
    </Box>
  );
};

const Question = ({ question }: { question: GapQuestion }) => {
  const { tone, word } = outcomeOf(question);
  return (
    <li>
      <span className="words">
        <MaskedText text={question.wording} />
        {question.answer && (
          <chakra.span className="now" dir="auto">
            {question.answer}
          </chakra.span>
        )}
      </span>
      <Status tone={tone}>{word}</Status>
      <time dateTime={question.at} title={moment(question.at)}>
        {shortDay(question.at)}
      </time>
    </li>
  );
};

const said = {
  listStyleType: "none",
  textStyle: "sm",
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 8rem 4rem",
    columnGap: "3",
    alignItems: "baseline",
    py: "2.5",
    borderTopWidth: "1px",
  },
  "& .words": { overflowWrap: "anywhere" },
  "& .now": { display: "block", mt: "1", color: "fg.muted", lineClamp: "3" },
  "& time": { textAlign: "end", color: "fg.muted", textStyle: "xs", whiteSpace: "nowrap" },
  "@container sheet (max-width: 40rem)": {
    "& li": { gridTemplateColumns: "minmax(0, 1fr) max-content" },
    "& .words": { gridColumn: "1 / -1" },
  },
} as const;
