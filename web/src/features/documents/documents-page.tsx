import { Box, Button, Stack } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { WebsiteSection } from "#web/app/compositions/website-section.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";
import { ChatbotSelect } from "../../ui/chatbot-picker/chatbot-select.tsx";
import { UnknownChatbot } from "../../ui/chatbot-picker/unknown-chatbot.tsx";
import { useChosenChatbot } from "../../ui/chatbot-picker/use-chosen-chatbot.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { DocumentSection } from "./list/document-section.tsx";
import { UploadBones } from "./uploads/upload-bones.tsx";
import { UploadPanel } from "./uploads/upload-panel.tsx";

/** Documents: the upload and the list of one chatbot's documents. */
export const DocumentsPage = () => {
  useTitle("Documents");
  const { isPending, error, refetch, chatbot, isUnknown, hasOthers, choose } = useChosenChatbot();
  const mayEdit = useMay()("edits");
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
        {isPending && <UploadBones />}
        {error && (
          <ErrorState title="The chatbots could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {isUnknown && <UnknownChatbot hasOthers={hasOthers} onChoose={choose} />}
        {!isPending && !error && !isUnknown && !chatbot && <NoChatbot />}
        {chatbot && (
          <Stack gap="8">
            {mayEdit && <UploadPanel chatbotId={chatbot.id} chooser={chooser} />}
            <WebsiteSection key={`${chatbot.id} pages`} chatbotId={chatbot.id} />
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
      useMay()("edits") && (
        <Button asChild>
          <Link to={paths.chatbots()}>Create a chatbot</Link>
        </Button>
      )
    }
  >
    Documents belong to a chatbot. Create one first, then upload what it should know.
  </EmptyState>
);
