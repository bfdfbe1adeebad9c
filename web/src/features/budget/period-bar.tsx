import { Box, Flex, Text } from "@chakra-ui/react";
import type { BudgetState, PeriodUse } from "#shared/budget/routes.ts";
import { brief } from "../../lib/format/dates.ts";
import { locale } from "../../lib/format/locale.ts";
import { Status } from "../../ui/status.tsx";
import { money, percentOf } from "./money.ts";

const near = 0.8;

/** The use of a day or a month, as figures and as a bar, with the reserved part. */
export const PeriodBar = ({ use, state }: { use: PeriodUse; state: BudgetState }) => {
  const { period, share, usedUpAt } = use;
  const dollars = state.budget[`${period}_dollars`];
  const answers = state.budget[`${period}_answers`];
  const reserved = Math.max(
    dollars ? use.reservedDollars / dollars : 0,
    answers ? use.reservedAnswers / answers : 0,
  );
  const when = period === "day" ? "today" : "this month";
  const palette = usedUpAt || share >= 1 ? "red" : share >= near ? "orange" : "green";
  return (
    <Box>
      <Flex align="baseline" wrap="wrap" columnGap="2">
        <Text as="b" fontWeight="600" fontVariantNumeric="tabular-nums">
          {dollars ? money(use.dollars) : use.answers.toLocaleString(locale())}
        </Text>
        <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" flex="1">
          {dollars && `of ${money(dollars)} `}
          {!dollars && answers && `of ${counted(answers)} `}
          {when}
          {dollars && `, ${counted(use.answers)}`}
          {dollars && answers && ` of ${answers.toLocaleString(locale())}`}
        </Text>
        <Status tone={palette === "green" ? "good" : palette === "red" ? "bad" : "idle"}>
          {usedUpAt
            ? `Used up since ${brief(usedUpAt)}`
            : share >= near
              ? `${percentOf(share)} used`
              : "Within budget"}
        </Status>
      </Flex>
      <Flex
        mt="2.5"
        h="1.5"
        borderRadius="full"
        bg="border"
        overflow="hidden"
        role="progressbar"
        aria-label={`Budget used ${when}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.floor(share * 100))}
      >
        <Box bg="colorPalette.solid" colorPalette={palette} style={{ width: widthOf(share) }} />
        <Box bg="colorPalette.muted" colorPalette={palette} style={{ width: widthOf(reserved) }} />
      </Flex>
      {use.reservedAnswers > 0 || use.reservedDollars > 0 ? (
        <Text mt="1.5" textStyle="xs" color="fg.subtle">
          {use.reservedDollars > 0 && `${money(use.reservedDollars)} more `}
          {use.reservedDollars > 0 ? "is" : "More is"} reserved for what is under way.
        </Text>
      ) : null}
      {usedUpAt && (
        <Text mt="1.5" textStyle="sm" color="red.fg">
          What is left does not cover another answer. Answers start again{" "}
          {period === "day" ? "at midnight" : "on the first of next month"} ({state.timeZone}), or once you
          raise the budget.
        </Text>
      )}
    </Box>
  );
};

const widthOf = (share: number): string => `${Math.min(share, 1) * 100}%`;

const counted = (answers: number): string =>
  `${answers.toLocaleString(locale())} ${answers === 1 ? "answer" : "answers"}`;
