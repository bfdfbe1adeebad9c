import { Box, Button, Heading, VisuallyHidden } from "@chakra-ui/react";
import { MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { ChatbotSelect } from "../../ui/chatbot-picker/chatbot-select.tsx";
import { useChosenChatbot } from "../../ui/chatbot-picker/use-chosen-chatbot.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useTitle } from "../../ui/use-title.ts";
import { ChatPanel } from "./chat-panel.tsx";

/** Chat Testing: ask one's own chatbot and see where its answers come from. */
export const ChatPage = () => {
  useTitle("Chat Testing");
  const { isPending, error, refetch, chatbot, choose } = useChosenChatbot();
  if (chatbot)
    return (
      <>
        <VisuallyHidden asChild>
          <Heading as="h1">Chat Testing</Heading>
        </VisuallyHidden>
        <ChatPanel
          chatbot={chatbot}
          picker={
            <Box w="11.5rem">
              <ChatbotSelect label="Chatbot" value={chatbot.id} onChange={choose} />
            </Box>
          }
        />
      </>
    );
  return (
    <>
      <PageHeader title="Chat Testing" />
      <PageBody>
        {isPending && <Skeleton label="Loading chatbots" />}
        {error && (
          <ErrorState title="The chatbots could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!isPending && !error && <NoChatbots />}
      </PageBody>
    </>
  );
};

const NoChatbots = () => (
  <EmptyState
    icon={MessageCircleQuestionMark}
    title="No RAG systems found"
    action={
      <Button asChild>
        <Link to={paths.chatbots()}>Create a chatbot</Link>
      </Button>
    }
  >
    Create a RAG system and upload documents first
  </EmptyState>
);
