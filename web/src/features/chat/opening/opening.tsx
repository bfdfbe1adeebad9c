import { Box, Text } from "@chakra-ui/react";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { MissingDocuments } from "./missing-documents.tsx";
import { useReadiness } from "./use-readiness.ts";

/** The beginning of a test chat: what is missing, else the interviewer's question or, in an empty chat, an invitation. */
export const Opening = ({ chatbot, isEmpty }: { chatbot: Chatbot; isEmpty: boolean }) => {
  const readiness = useReadiness(chatbot.id);
  const question = chatbot.opening_question;
  if (readiness && readiness !== "ready" && (isEmpty || readiness === "empty"))
    return <MissingDocuments chatbot={chatbot} readiness={readiness} />;
  if (!question) return isEmpty && readiness ? <Invitation name={chatbot.name} /> : null;
  return (
    <Text dir="auto" textStyle="lg" maxW="43rem" mx="auto" css={{ "& + article": { mt: "8" } }}>
      {question}
    </Text>
  );
};

const Invitation = ({ name }: { name: string }) => (
  <Box maxW="43rem" mx="auto" color="fg.muted">
    <Text textStyle="lg" color="fg">
      Ask {name} something that its documents answer.
    </Text>
    <Text mt="1">Every answer shows the passages that it comes from.</Text>
  </Box>
);
