import { Button, chakra, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { remembered } from "../../lib/browser/remembered.ts";
import { useWayToModel } from "./use-way-to-model.ts";

/** Below the built-in model's first answers: what a language model would add. Gone for good once it is dismissed. */
export const ModelAdvice = ({ chatbotId }: { chatbotId: string }) => {
  const [isDismissed, setDismissed] = useState(remembered.isModelAdviceDismissed);
  return isDismissed ? null : (
    <Advice
      chatbotId={chatbotId}
      onDismiss={() => {
        remembered.dismissModelAdvice();
        setDismissed(true);
      }}
    />
  );
};

const Advice = ({ chatbotId, onDismiss }: { chatbotId: string; onDismiss: () => void }) => {
  const way = useWayToModel(chatbotId);
  if (!way) return null;
  return (
    <Flex
      as="aside"
      aria-label="About language models"
      align="center"
      gap="2"
      maxW="43rem"
      mx="auto"
      mt="8"
      borderTopWidth="1px"
      pt="2"
      textStyle="sm"
      color="fg.muted"
    >
      <chakra.span flex="1" minW="0">
        A language model would answer in its own words, join several passages and understand other languages.{" "}
        <chakra.span color="accent.fg" fontWeight="550" asChild>
          <Link to={way.to}>{way.isChoice ? "Choose one" : "Connect one"}</Link>
        </chakra.span>
      </chakra.span>
      <Button variant="ghost" px="0" flex="none" aria-label="Do not show this again" onClick={onDismiss}>
        <X size={14} />
      </Button>
    </Flex>
  );
};
