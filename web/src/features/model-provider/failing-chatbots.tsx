import { chakra, Flex } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { query } from "../../lib/api/api.ts";
import { moment } from "../../lib/format/dates.ts";
import { FaultWays } from "../../ui/model-fault/fault-ways.tsx";
import { faultWords } from "../../ui/model-fault/fault-words.ts";

/** One line for each chatbot whose model failed to answer the latest question; nothing without one. */
export const FailingChatbots = () => {
  const { data } = useQuery(query("modelProvider", "failing", {}));
  return data?.items.map(({ chatbot, since_at, ...fault }) => (
    <Flex
      key={chatbot.id}
      role="status"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      px="3"
      py="2.5"
      borderRadius="l2"
      bg="red.subtle"
      color="red.fg"
      textStyle="sm"
    >
      <CircleAlert size={16} aria-hidden />
      <chakra.span flex="1" minW="12rem" overflowWrap="anywhere">
        Since {moment(since_at)} no answer of <bdi>{chatbot.name}</bdi> came from its model.{" "}
        {faultWords(fault)}
      </chakra.span>
      <FaultWays fault={fault} chatbotId={chatbot.id} />
    </Flex>
  ));
};
