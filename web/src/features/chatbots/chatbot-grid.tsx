import { Button, chakra } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { CardBones, cardColumns } from "../../ui/bones/card-bones.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { lazyDialog } from "../../ui/lazy-part.tsx";
import { ChatbotCard } from "./chatbot-card.tsx";
import { useChatbots } from "./use-chatbots.ts";

const PublishDialog = lazyDialog(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const RenameDialog = lazyDialog(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const DeleteDialog = lazyDialog(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

/** The owner's chatbots as cards. */
export const ChatbotGrid = ({ onCreate }: { onCreate: () => void }) => {
  const { data: chatbots, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChatbots();
  const [opened, setOpened] = useState<{ dialog: "publish" | "rename" | "delete"; id: string }>();
  const inDialog = chatbots?.find((chatbot) => chatbot.id === opened?.id);
  const close = () => setOpened(undefined);
  if (error && !chatbots)
    return (
      <ErrorState title="The chatbots could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!chatbots) return <CardBones label="Loading chatbots" />;
  if (chatbots.length === 0) return <NoChatbots onCreate={onCreate} />;
  return (
    <>
      <chakra.ul display="grid" listStyleType="none" gridTemplateColumns={cardColumns} gap="4">
        {chatbots.map((chatbot) => (
          <chakra.li key={chatbot.id} display="flex" minW="0">
            <ChatbotCard
              chatbot={chatbot}
              onPublish={() => setOpened({ dialog: "publish", id: chatbot.id })}
              onRename={() => setOpened({ dialog: "rename", id: chatbot.id })}
              onDelete={() => setOpened({ dialog: "delete", id: chatbot.id })}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Button variant="outline" mt="4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {inDialog && opened?.dialog === "publish" && <PublishDialog chatbot={inDialog} onClose={close} />}
      {inDialog && opened?.dialog === "rename" && <RenameDialog chatbot={inDialog} onClose={close} />}
      {inDialog && opened?.dialog === "delete" && <DeleteDialog chatbot={inDialog} onClose={close} />}
    </>
  );
};

const NoChatbots = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={MessagesSquare}
    title="No chatbots yet"
    action={
      <Button variant="outline" onClick={onCreate}>
        Create your first chatbot
      </Button>
    }
  >
    A chatbot answers questions from the documents you give it. Create one, add a document, and ask it
    something.
  </EmptyState>
);
