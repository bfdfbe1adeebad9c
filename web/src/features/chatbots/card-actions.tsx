import { Button, Flex } from "@chakra-ui/react";
import { AppWindow, Files, MessageCircleQuestionMark } from "lucide-react";
import { Link } from "react-router-dom";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { paths } from "../../lib/paths.ts";

/** Links to the test chat, the widgets and the documents of a chatbot; three equal buttons on phones. */
export const CardActions = ({ chatbot }: { chatbot: Chatbot }) => (
  <Flex position="relative" gap={{ base: "1.5", md: "1" }} w={{ base: "full", md: "fit-content" }}>
    {linksOf(chatbot).map(({ name, icon: Icon, to }, index) => (
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

const linksOf = ({ id }: Chatbot) => [
  { name: "Test", icon: MessageCircleQuestionMark, to: paths.chatbotTest(id) },
  { name: "Widget", icon: AppWindow, to: paths.chatbotWidgets(id) },
  { name: "Docs", icon: Files, to: paths.documents(id) },
];
