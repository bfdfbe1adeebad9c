import { Box, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { query } from "#web/lib/api/api.ts";
import { Topics } from "../answer/topics.tsx";
import { MissingDocuments } from "./missing-documents.tsx";
import { useReadiness } from "./use-readiness.ts";

interface OpeningProps {
  chatbot: Chatbot;
  isEmpty: boolean;
  onAsk: (question: string) => void;
}

/** The beginning of a test chat: what is missing, else the interviewer's question or, in an empty chat, an invitation. */
export const Opening = ({ chatbot, isEmpty, onAsk }: OpeningProps) => {
  const readiness = useReadiness(chatbot.id);
  const question = chatbot.opening_question;
  if (readiness && readiness !== "ready" && (isEmpty || readiness === "empty"))
    return <MissingDocuments chatbot={chatbot} readiness={readiness} />;
  if (!question) return isEmpty && readiness ? <Invitation chatbot={chatbot} onAsk={onAsk} /> : null;
  return (
    <Text dir="auto" textStyle="lg" maxW="43rem" mx="auto" css={{ "& + article": { mt: "8" } }}>
      {question}
    </Text>
  );
};

const Invitation = ({ chatbot: { id, name }, onAsk }: Omit<OpeningProps, "isEmpty">) => {
  const { data } = useQuery(query("chat", "starters", { chatbotId: id }));
  return (
    <Box maxW="43rem" mx="auto" color="fg.muted">
      <Text textStyle="lg" color="fg">
        Ask {name} something that its documents answer.
      </Text>
      <Text mt="1">Every answer shows the passages that it comes from.</Text>
      {data && data.starters.length > 0 && <Topics topics={data.starters} onAsk={onAsk} />}
    </Box>
  );
};
