import { Text } from "@chakra-ui/react";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";

const plain = ({ text }: { text: string }) => <Text textStyle="lg">{text}</Text>;

/** An answer's Markdown; plain text until the code for it is loaded. */
export const AnswerText = lazyPart(async () => (await import("./answer-text.tsx")).AnswerText, {
  waiting: plain,
  failed: plain,
});
