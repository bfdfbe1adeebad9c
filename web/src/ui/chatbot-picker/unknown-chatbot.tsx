import { Box, Button } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { EmptyState } from "../state/empty-state.tsx";
import { ChatbotSelect } from "./chatbot-select.tsx";

interface UnknownChatbotProps {
  /** Whether there are chatbots to choose from. */
  hasOthers: boolean;
  onChoose: (id: string) => void;
}

/** Replaces a screen whose address names a chatbot that does not exist. */
export const UnknownChatbot = ({ hasOthers, onChoose }: UnknownChatbotProps) => (
  <EmptyState
    icon={SearchX}
    title="This chatbot does not exist"
    action={
      hasOthers ? (
        <Box w="16rem" maxW="full">
          <ChatbotSelect label="Chatbot" value={undefined} onChange={onChoose} />
        </Box>
      ) : (
        <Button asChild>
          <Link to={paths.chatbots()}>Create a chatbot</Link>
        </Button>
      )
    }
  >
    The address names a chatbot that was deleted or belongs to another account.
    {hasOthers && " Choose one of yours:"}
  </EmptyState>
);
