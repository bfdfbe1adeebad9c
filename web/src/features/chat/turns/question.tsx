import { Box, Button, chakra, Flex, Text, Textarea } from "@chakra-ui/react";
import { PenLine } from "lucide-react";
import { type KeyboardEvent, useState } from "react";

interface QuestionProps {
  text: string;
  /** Asks another wording; absent unless it is the last question and no answer is being written. */
  onAsk: ((question: string) => void) | undefined;
}

/** An asked question. The last one can be edited and is then asked again, below. */
export const Question = ({ text, onAsk }: QuestionProps) => {
  const [isEditing, setEditing] = useState(false);
  if (isEditing && onAsk)
    return (
      <Edit
        text={text}
        onCancel={() => setEditing(false)}
        onAsk={(question) => {
          setEditing(false);
          onAsk(question);
        }}
      />
    );
  return (
    <Flex justify="flex-end" align="flex-start" gap="1" mb="4">
      {onAsk && (
        <Button
          variant="ghost"
          flex="none"
          px={{ base: "0", md: "2" }}
          mt={{ base: "0", md: "1" }}
          color="fg.subtle"
          aria-label="Edit and ask again"
          onClick={() => setEditing(true)}
        >
          <PenLine size={14} />
          <chakra.span hideBelow="md">Edit</chakra.span>
        </Button>
      )}
      <Text dir="auto" {...bubble}>
        {text}
      </Text>
    </Flex>
  );
};

interface EditProps {
  text: string;
  onAsk: (question: string) => void;
  onCancel: () => void;
}

const Edit = ({ text, onAsk, onCancel }: EditProps) => {
  const [edited, setEdited] = useState(text);
  const question = edited.trim();
  const ask = () => {
    if (question) onAsk(question);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && !event.shiftKey) ask();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box ms="auto" mb="4" w="full" maxW="85%">
      <Textarea
        autoFocus
        autoresize
        rows={1}
        maxLength={4000}
        dir="auto"
        aria-label="Edit the question"
        value={edited}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onChange={({ currentTarget }) => setEdited(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Flex justify="flex-end" gap="1.5" mt="1.5">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="outline" aria-disabled={!question} onClick={ask}>
          Ask again
        </Button>
      </Flex>
    </Box>
  );
};

const bubble = {
  minW: "0",
  maxW: "85%",
  px: "3.5",
  py: "2",
  borderRadius: "l3",
  bg: "gray.subtle",
  textStyle: "lg",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;
