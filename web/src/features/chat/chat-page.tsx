import { Box, Button, Heading, VisuallyHidden } from "@chakra-ui/react";
import { MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { ChatScreenBones } from "../../ui/bones/chat-bones.tsx";
import { ChatbotSelect } from "../../ui/chatbot-picker/chatbot-select.tsx";
import { UnknownChatbot } from "../../ui/chatbot-picker/unknown-chatbot.tsx";
import { useChosenChatbot } from "../../ui/chatbot-picker/use-chosen-chatbot.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { ChatPanel } from "./chat-panel.tsx";

/** Chat Testing: the owner asks a chatbot and sees the sources of its answers. */
export const ChatPage = () => {
  useTitle("Chat Testing");
  const { isPending, error, refetch, chatbot, isUnknown, hasOthers, choose } = useChosenChatbot();
  if (chatbot)
    return (
      <>
        <Title />
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
  if (isPending)
    return (
      <>
        <Title />
        <ChatScreenBones />
      </>
    );
  return (
    <>
      <PageHeader title="Chat Testing" />
      <PageBody>
        {error && (
          <ErrorState title="The chatbots could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {isUnknown && <UnknownChatbot hasOthers={hasOthers} onChoose={choose} />}
        {!error && !isUnknown && <NoChatbots />}
      </PageBody>
    </>
  );
};

const Title = () => (
  <VisuallyHidden asChild>
    <Heading as="h1">Chat Testing</Heading>
  </VisuallyHidden>
);

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
