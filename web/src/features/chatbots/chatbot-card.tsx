import { Box, Center, Flex, Heading, Text } from "@chakra-ui/react";
import { Copy, Globe, Headset, Hourglass, ListStart, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Chatbot, ListedChatbot } from "#shared/chatbots/routes.ts";
import { paths } from "../../lib/feature/paths.ts";
import { day } from "../../lib/format/dates.ts";
import { locale } from "../../lib/format/locale.ts";
import { useMay } from "../../lib/session/account.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { Status } from "../../ui/status.tsx";
import { Tag } from "../../ui/tag.tsx";
import { CardActions } from "./card-actions.tsx";
import { PublicAccess } from "./publishing/public-access.tsx";

interface ChatbotCardProps {
  chatbot: ListedChatbot;
  onPublish: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onStarters: () => void;
  onPeople: () => void;
  onRetention: () => void;
  onDelete: () => void;
}

/** One chatbot: its title's link covers the card and opens the test chat, its buttons stay separate. */
export const ChatbotCard = ({ chatbot, onPublish, ...actions }: ChatbotCardProps) => (
  <Flex
    as="article"
    direction="column"
    position="relative"
    w="full"
    minW="0"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="l3"
    _hover={{ borderColor: "border.emphasized" }}
  >
    <Flex direction="column" gap="3" flex="1" px="4" pt="4" pb="3">
      <Head chatbot={chatbot}>
        {useMay()("edits") && (
          <Menu
            label={`Actions for ${chatbot.name}`}
            entries={[
              { name: "Rename…", icon: Pencil, onSelect: actions.onRename },
              { name: "Duplicate", icon: Copy, onSelect: actions.onDuplicate },
              { name: "Starter questions…", icon: ListStart, onSelect: actions.onStarters },
              { name: "People answer here…", icon: Headset, onSelect: actions.onPeople },
              { name: "Conversations kept…", icon: Hourglass, onSelect: actions.onRetention },
              { name: "Delete…", icon: Trash2, onSelect: actions.onDelete, isDanger: true },
            ]}
          />
        )}
      </Head>
      <Text textStyle="sm" color="fg.muted" minH="9" lineClamp="2" dir="auto" textAlign="left">
        {chatbot.description || "No description."}
      </Text>
      <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {counted(chatbot.document_count, "document")}, {counted(chatbot.conversation_count, "conversation")}
      </Text>
      <CardActions chatbot={chatbot} />
    </Flex>
    <PublicAccess chatbot={chatbot} onPublish={onPublish} />
    <Flex
      gap="3"
      px="4"
      py="2"
      bg="bg.subtle"
      borderTopWidth="1px"
      borderBottomRadius="9px"
      textStyle="xs"
      color="fg.subtle"
    >
      <span>Created {day(chatbot.created_at)}</span>
      {chatbot.is_public && chatbot.published_at && <span>Published {day(chatbot.published_at)}</span>}
    </Flex>
  </Flex>
);

const counted = (count: number, thing: string): string =>
  `${count.toLocaleString(locale())} ${count === 1 ? thing : `${thing}s`}`;

const Head = ({ chatbot, children }: { chatbot: Chatbot; children: ReactNode }) => (
  <Flex gap="2" align="center">
    <Center
      aria-hidden
      flex="none"
      boxSize="9"
      borderRadius="8px"
      borderWidth="1px"
      bg="bg.subtle"
      color="fg.muted"
      fontFamily="serif"
      fontSize="1.125rem"
      fontWeight="600"
    >
      {[...chatbot.name][0]?.toUpperCase()}
    </Center>
    <Box flex="1" minW="0">
      <Heading as="h2" textStyle="h3" truncate dir="auto" textAlign="left" title={chatbot.name}>
        <Box asChild _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "l3" }}>
          <Link to={paths.chatbotTest(chatbot.id)}>{chatbot.name}</Link>
        </Box>
      </Heading>
      <Flex gap="2" align="center" minH="4.5" mt="0.5">
        <Status tone="good">Active</Status>
        {chatbot.is_public && (
          <Tag palette="accent">
            <Globe aria-hidden />
            Public
          </Tag>
        )}
      </Flex>
    </Box>
    <Box position="relative" alignSelf="flex-start" me="-2" mt="-1">
      {children}
    </Box>
  </Flex>
);
