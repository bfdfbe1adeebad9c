import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { query } from "../../lib/api.ts";
import { loadPart } from "../../lib/parts.ts";
import { paths } from "../../lib/paths.ts";
import { reloadIfReachable } from "../../lib/unreachable.ts";
import { ChatScreenBones } from "../../ui/bones/chat-bones.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const TestChat = lazyPart(loadPart("testChat"), {
  waiting: () => <ChatScreenBones />,
  failed: (_props, error) => (
    <PageBody pt="6">
      <ErrorState
        title="The chat could not be loaded"
        error={error}
        onRetry={() => void reloadIfReachable()}
      />
    </PageBody>
  ),
});
const Widgets = lazyPart(loadPart("widgetsOfChatbot"), {
  waiting: () => <Skeleton label="Loading widgets" />,
  failed: (_props, error) => (
    <ErrorState
      title="The widgets could not be loaded"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  ),
});

/** The test chat of one chatbot, within the chatbots page. */
export const InlineTest = ({ chatbotId }: { chatbotId: string }) => (
  <InlineView chatbotId={chatbotId} title="Test">
    {(chatbot) => <TestChat chatbot={chatbot} />}
  </InlineView>
);

/** The widgets of one chatbot, within the chatbots page. */
export const InlineWidgets = ({ chatbotId }: { chatbotId: string }) => (
  <InlineView chatbotId={chatbotId} title="Widgets of">
    {(chatbot) => (
      <PageBody pt="6">
        <Widgets chatbotId={chatbot.id} />
      </PageBody>
    )}
  </InlineView>
);

interface InlineViewProps {
  chatbotId: string;
  /** Stands before the chatbot's name. */
  title: string;
  children: (chatbot: Chatbot) => ReactNode;
}

const InlineView = ({ chatbotId, title, children }: InlineViewProps) => {
  const { data: chatbot, error, refetch } = useQuery(query("chatbots", "get", { id: chatbotId }));
  return (
    <>
      <Flex
        as="header"
        align="center"
        gap="3"
        minH="14"
        px={{ base: "2", md: "5" }}
        py="2"
        borderBottomWidth="1px"
        flex="none"
      >
        <Button asChild variant="ghost" px="2">
          <Link to={paths.chatbots()}>
            <ArrowLeft />
            Back to Chatbots
          </Link>
        </Button>
        <Heading as="h1" textStyle="h3" display="flex" minW="0" whiteSpace="pre">
          {chatbot && (
            <>
              <Box as="span" flex="none">{`${title} `}</Box>
              <Box as="span" truncate dir="auto" title={chatbot.name}>
                {chatbot.name}
              </Box>
            </>
          )}
        </Heading>
      </Flex>
      {chatbot ? (
        children(chatbot)
      ) : (
        <PageBody pt="6">
          {error ? (
            <ErrorState
              title="The chatbot could not be loaded"
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton label="Loading the chatbot" />
          )}
        </PageBody>
      )}
    </>
  );
};
