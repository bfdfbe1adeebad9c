import { Button, Flex } from "@chakra-ui/react";
import { AppWindow, Files, MessageCircleQuestionMark, Settings } from "lucide-react";
import { Link } from "react-router-dom";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";

/** Links to the test chat, the widgets, the documents and the settings of a chatbot; equal buttons on phones. */
export const CardActions = ({ chatbot }: { chatbot: Chatbot }) => (
  <Flex position="relative" gap={{ base: "1.5", md: "1" }} w={{ base: "full", md: "fit-content" }}>
    {linksOf(chatbot, useMay()("edits")).map(({ name, icon: Icon, to }, index) => (
      <Button
        key={name}
        asChild
        variant={index === 0 ? "outline" : "ghost"}
        px="2"
        flex={{ base: "1", md: "none" }}
        flexDirection={{ base: "column", md: "row" }}
        h={{ base: "13", md: "8" }}
        minH={{ base: "3.25rem", md: "0" }}
        borderColor={{ base: "border", md: index === 0 ? "border" : "transparent" }}
        textStyle={{ base: "xs", md: "sm" }}
      >
        <Link to={to} aria-label={`${name} ${chatbot.name}`}>
          <Icon size={14} />
          {name}
        </Link>
      </Button>
    ))}
  </Flex>
);

const linksOf = ({ id }: Chatbot, mayEdit: boolean) => [
  { name: "Test", icon: MessageCircleQuestionMark, to: paths.chatbotTest(id) },
  ...(mayEdit ? [{ name: "Widget", icon: AppWindow, to: paths.chatbotWidgets(id) }] : []),
  { name: "Docs", icon: Files, to: paths.documents(id) },
  ...(mayEdit ? [{ name: "Settings", icon: Settings, to: paths.chatbotSettings(id) }] : []),
];
