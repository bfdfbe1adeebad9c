import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { FailingChatbots } from "../../app/compositions/failing-chatbots.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { ChatbotGrid } from "./chatbot-grid.tsx";
import { InlineTest, InlineWidgets } from "./inline-view.tsx";

const CreateDialog = lazyDialog(async () => (await import("./creation/create-dialog.tsx")).CreateDialog);

export const ChatbotsPage = () => {
  useTitle("Chatbots");
  const [search] = useSearchParams();
  const tested = search.get("test");
  const embedded = search.get("widget");
  if (tested) return <InlineTest chatbotId={tested} />;
  if (embedded) return <InlineWidgets chatbotId={embedded} />;
  return <Overview />;
};

const Overview = () => {
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  const create = () => setCreating(true);
  const mayEdit = useMay()("edits");
  return (
    <>
      <PageHeader
        title="Chatbots"
        lead="Each one answers from its own documents and nothing else."
        actions={
          mayEdit && (
            <Button onClick={create}>
              <Plus />
              Create Chatbot
            </Button>
          )
        }
      />
      <PageBody>
        <Stack gap="4">
          <FailingChatbots />
          <ChatbotGrid onCreate={create} />
        </Stack>
      </PageBody>
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={({ id }) => void navigate(paths.documents(id))}
        />
      )}
    </>
  );
};
