import { Box, Button, Stack } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useRef } from "react";
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
import { DocumentSection } from "./list/document-section.tsx";
import { UploadPanel } from "./uploads/upload-panel.tsx";

/** Documents: what a chatbot knows, and how it gets to know more. */
export const DocumentsPage = () => {
  useTitle("Documents");
  const { isPending, error, refetch, chatbot, choose } = useChosenChatbot();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <PageHeader
        title="Documents"
        lead="What is uploaded here is all the chatbot knows."
        actions={
          chatbot && (
            <Box minW="14rem">
              <ChatbotSelect label="Chatbot" value={chatbot.id} onChange={choose} />
            </Box>
          )
        }
      />
      <PageBody>
        {isPending && <Skeleton label="Loading chatbots" />}
        {error && (
          <ErrorState title="The chatbots could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!isPending && !error && !chatbot && <NoChatbot />}
        {chatbot && (
          <Stack gap="8">
            <UploadPanel chatbotId={chatbot.id} chooser={chooser} />
            <DocumentSection
              key={chatbot.id}
              chatbot={chatbot}
              onChooseFiles={() => chooser.current?.click()}
            />
          </Stack>
        )}
      </PageBody>
    </>
  );
};

const NoChatbot = () => (
  <EmptyState
    icon={MessagesSquare}
    title="No chatbot yet"
    action={
      <Button asChild>
        <Link to={paths.chatbots()}>Create a chatbot</Link>
      </Button>
    }
  >
    Documents belong to a chatbot. Create one first, then upload what it should know.
  </EmptyState>
);
