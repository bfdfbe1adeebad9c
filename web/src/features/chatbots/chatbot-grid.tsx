import { Button, chakra } from "@chakra-ui/react";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import type { ListedChatbot } from "#shared/chatbots/routes.ts";
import { RetentionDialog } from "#web/app/compositions/retention-dialog.ts";
import { StartersDialog } from "#web/app/compositions/starters-dialog.ts";
import { useMay } from "../../lib/session/account.ts";
import { CardBones, cardColumns } from "../../ui/bones/card-bones.tsx";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { ListBar, maxAtAGlance } from "../../ui/list/list-bar.tsx";
import { NoMatches } from "../../ui/list/no-matches.tsx";
import { useAllPages } from "../../ui/list/use-all-pages.ts";
import { useListView } from "../../ui/list/use-list-view.ts";
import { EmptyState } from "../../ui/state/empty-state.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { ChatbotCard } from "./chatbot-card.tsx";
import { useChatbots } from "./use-chatbots.ts";
import { useDuplicating } from "./use-duplicating.ts";

const PublishDialog = lazyDialog(async () => (await import("./publishing/publish-dialog.tsx")).PublishDialog);
const RenameDialog = lazyDialog(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const PeopleDialog = lazyDialog(async () => (await import("./people/people-dialog.tsx")).PeopleDialog);
const DeleteDialog = lazyDialog(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

/** The owner's chatbots as cards. */
export const ChatbotGrid = ({ onCreate }: { onCreate: () => void }) => {
  const list = useChatbots();
  const { data: chatbots, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const view = useListView(chatbots ?? [], { nameOf, compare });
  useAllPages(list, view.isChanged);
  const duplicate = useDuplicating();
  const [opened, setOpened] = useState<{
    dialog: "publish" | "rename" | "starters" | "people" | "retention" | "delete";
    id: string;
  }>();
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
      {chatbots.length > maxAtAGlance && (
        <ListBar
          label="Search chatbots"
          text={view.text}
          onText={view.setText}
          order={view.order}
          orders={orders}
          onOrder={view.setOrder}
        />
      )}
      {view.shown.length === 0 && !hasNextPage && (
        <NoMatches things="chatbots" text={view.text} onClear={() => view.setText("")} />
      )}
      <chakra.ul display="grid" listStyleType="none" gridTemplateColumns={cardColumns} gap="4">
        {view.shown.map((chatbot) => (
          <chakra.li key={chatbot.id} display="flex" minW="0">
            <ChatbotCard
              chatbot={chatbot}
              onPublish={() => setOpened({ dialog: "publish", id: chatbot.id })}
              onRename={() => setOpened({ dialog: "rename", id: chatbot.id })}
              onDuplicate={() => duplicate.mutate(chatbot)}
              onStarters={() => setOpened({ dialog: "starters", id: chatbot.id })}
              onPeople={() => setOpened({ dialog: "people", id: chatbot.id })}
              onRetention={() => setOpened({ dialog: "retention", id: chatbot.id })}
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
      {inDialog && opened?.dialog === "starters" && <StartersDialog chatbot={inDialog} onClose={close} />}
      {inDialog && opened?.dialog === "people" && <PeopleDialog chatbot={inDialog} onClose={close} />}
      {inDialog && opened?.dialog === "retention" && <RetentionDialog chatbot={inDialog} onClose={close} />}
      {inDialog && opened?.dialog === "delete" && <DeleteDialog chatbot={inDialog} onClose={close} />}
    </>
  );
};

const nameOf = ({ name }: ListedChatbot): string => name;

const orders = {
  newest: "Newest first",
  name: "By name",
  documents: "Most documents",
  conversations: "Most conversations",
};

const compare: Record<keyof typeof orders, ((one: ListedChatbot, other: ListedChatbot) => number) | null> = {
  newest: null,
  name: (one, other) => one.name.localeCompare(other.name),
  documents: (one, other) => other.document_count - one.document_count,
  conversations: (one, other) => other.conversation_count - one.conversation_count,
};

const NoChatbots = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    icon={MessagesSquare}
    title="No chatbots yet"
    action={
      useMay()("edits") && (
        <Button variant="outline" onClick={onCreate}>
          Create your first chatbot
        </Button>
      )
    }
  >
    A chatbot answers questions from the documents you give it. Create one, add a document, and ask it
    something.
  </EmptyState>
);
