import { Box, Button, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { StartersDialog } from "#web/app/compositions/starters-dialog.ts";
import { query } from "#web/lib/api/api.ts";
import { useMay } from "#web/lib/session/account.ts";
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
  const starters = isEmpty && readiness ? <Invitation chatbot={chatbot} onAsk={onAsk} /> : null;
  if (!question) return starters;
  return (
    <>
      <Text dir="auto" textStyle="lg" maxW="43rem" mx="auto" css={{ "& + article": { mt: "8" } }}>
        {question}
      </Text>
      {starters}
    </>
  );
};

/** Nothing but the owner's starters below an interviewer's question. */
const Invitation = ({ chatbot, onAsk }: Omit<OpeningProps, "isEmpty">) => {
  const { id, name, opening_question } = chatbot;
  const { data } = useQuery(query("chat", "starters", { chatbotId: id }));
  const [isChanging, setChanging] = useState(false);
  const mayEdit = useMay()("edits");
  return (
    <Box maxW="43rem" mx="auto" color="fg.muted">
      {!opening_question && (
        <>
          <Text textStyle="lg" color="fg">
            Ask {name} something that its documents answer.
          </Text>
          <Text mt="1">Every answer shows the passages that it comes from.</Text>
        </>
      )}
      {data && data.starters.length > 0 && <Topics topics={data.starters} onAsk={onAsk} />}
      {data && mayEdit && (data.starters.length > 0 || !opening_question) && (
        <Button
          variant="plain"
          px="0"
          mt="2"
          textStyle="xs"
          color="fg.muted"
          onClick={() => setChanging(true)}
        >
          {data.starters.length > 0 ? "Change these questions" : "Choose questions to begin with"}
        </Button>
      )}
      {isChanging && <StartersDialog chatbot={chatbot} onClose={() => setChanging(false)} />}
    </Box>
  );
};
