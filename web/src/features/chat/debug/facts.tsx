import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Debug, Outcome } from "#shared/chat/shapes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { costOf } from "./cost.ts";

/** The understood question, the answerability, and the time, tokens and cost of the answer. */
export const Facts = ({ debug, question }: { debug: Debug; question: string }) => (
  <chakra.dl css={list}>
    {debug.searched && debug.searched !== question && <Fact name="Searched for">{debug.searched}</Fact>}
    {debug.language && <Fact name="Language">{languages.of(debug.language)}</Fact>}
    {debug.outcome !== "small_talk" && (
      <Fact name="Answerability">
        <Answerability {...debug} />
      </Fact>
    )}
    <Fact name="Conversation">{historyWords(debug.history)}</Fact>
    <Fact name="Model">{debug.model.provider === "builtin" ? "Built-in model" : debug.model.name}</Fact>
    <Fact name="Tokens">
      {debug.promptTokens.toLocaleString(locale())} read, {debug.completionTokens.toLocaleString(locale())}{" "}
      written
    </Fact>
    <Fact name="Cost">{costOf(debug)}</Fact>
  </chakra.dl>
);

export const outcomeWords: Record<Outcome, string> = {
  answered: "Answered",
  refused: "Refused",
  small_talk: "Small talk",
  paused: "Paused, the budget is used up",
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <chakra.dt color="fg.subtle">{name}</chakra.dt>
    <chakra.dd dir="auto">{children}</chakra.dd>
  </div>
);

/** The bar's tick is the threshold below which the question is refused. */
const Answerability = ({ answerability, leastAnswerability }: Debug) => (
  <>
    <Box position="relative" maxW="16rem" h="1.5" my="1.5" borderRadius="2px" bg="border" aria-hidden>
      <Box h="full" borderRadius="2px" bg="accent.solid" style={{ width: percent(answerability) }} />
      <Box
        position="absolute"
        insetBlock="-1"
        w="2px"
        bg="fg.muted"
        style={{ insetInlineStart: percent(leastAnswerability) }}
      />
    </Box>
    {answerability.toFixed(2)}; an answer is given from {leastAnswerability.toFixed(2)} on
  </>
);

const percent = (share: number): string => `${Math.min(Math.max(share, 0), 1) * 100}%`;

const historyWords = ({ keptMessages, droppedMessages, tokens }: Debug["history"]): string => {
  if (keptMessages + droppedMessages === 0) return "No earlier messages";
  const kept = `${counted(keptMessages)} sent along (${tokens.toLocaleString(locale())} tokens)`;
  return droppedMessages === 0 ? kept : `${kept}, ${counted(droppedMessages)} left out to keep it short`;
};

const counted = (messages: number): string => (messages === 1 ? "1 message" : `${messages} messages`);

const languages = new Intl.DisplayNames(["en"], { type: "language" });

const list = {
  display: "grid",
  rowGap: "2",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  "& > div": { display: "grid", gridTemplateColumns: "9rem minmax(0, 1fr)", columnGap: "4" },
  "@container chat (max-width: 30rem)": { "& > div": { gridTemplateColumns: "minmax(0, 1fr)" } },
};
