import { chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import type { BudgetNotice } from "#shared/budget/routes.ts";
import { query } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { percentOf } from "./money.ts";

/** One line for each budget that is nearly or wholly used up; nothing without one. */
export const BudgetNotices = () => {
  const { data } = useQuery(query("budget", "notices", {}));
  return data?.items.map((one) => <Notice key={`${one.chatbot?.id} ${one.period}`} notice={one} />);
};

const Notice = ({ notice }: { notice: BudgetNotice }) => {
  const { chatbot, period, share, usedUpAt } = notice;
  const isUsedUp = usedUpAt !== undefined || share >= 1;
  const Icon = isUsedUp ? CircleAlert : TriangleAlert;
  const when = period === "day" ? "today’s budget" : "this month’s budget";
  return (
    <Flex
      role="status"
      align="center"
      wrap="wrap"
      gap="2"
      px="3"
      py="2.5"
      borderRadius="l2"
      colorPalette={isUsedUp ? "red" : "orange"}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="sm"
    >
      <Icon size={16} aria-hidden />
      <chakra.span flex="1" minW="12rem">
        {chatbot ? <bdi>{chatbot.name}</bdi> : "Your account"}{" "}
        {isUsedUp
          ? `has used up ${when}. Visitors read your message in place of answers.`
          : `has used ${percentOf(share)} of ${when}.`}
      </chakra.span>
      <chakra.span fontWeight="600" textDecoration="underline" asChild>
        <Link to={chatbot ? paths.chatbotSettings(chatbot.id) : paths.settings()}>Open the budget</Link>
      </chakra.span>
    </Flex>
  );
};
