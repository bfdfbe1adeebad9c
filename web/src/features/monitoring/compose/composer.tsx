import { Box, Flex } from "@chakra-ui/react";
import { Hand, Lock } from "lucide-react";
import { useState } from "react";
import { KindChoice } from "./kind-choice.tsx";
import { MessageField } from "./message-field.tsx";

/** The field of the member who holds the conversation: for messages to the visitor, or for notes. */
export const InterventionComposer = ({ id }: { id: string }) => {
  const [isNote, setNote] = useState(false);
  const choice = <KindChoice isNote={isNote} onChange={setNote} />;
  return (
    <Box px={{ base: "4", md: "5" }} py="3" borderBottomWidth="1px">
      <Flex
        gap="2"
        px="3"
        py="2"
        mb="2"
        borderRadius="l2"
        bg="orange.subtle"
        color="orange.fg"
        textStyle="sm"
      >
        <Box flex="none" pt="0.5">
          <Hand size={14} aria-hidden />
        </Box>
        Your message will be sent directly to the user, bypassing the AI. It will be clearly marked as coming
        from a human agent.
      </Flex>
      <MessageField key={`${id} ${isNote}`} id={id} isNote={isNote} choice={choice} />
    </Box>
  );
};

/** The field beside a colleague's conversation: notes only. */
export const NoteComposer = ({ id }: { id: string }) => (
  <Box px={{ base: "4", md: "5" }} py="3" borderBottomWidth="1px">
    <MessageField
      key={id}
      id={id}
      isNote
      choice={
        <Flex align="center" gap="1.5" px="1.5" textStyle="xs" color="fg.muted">
          <Lock size={12} aria-hidden />
          Internal note
        </Flex>
      }
    />
  </Box>
);
