import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { TestChat } from "#web/app/compositions/test-chat.tsx";
import { WidgetList } from "#web/app/compositions/widget-list.ts";
import { query } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";

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
        <WidgetList chatbotId={chatbot.id} />
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
