import { Text } from "@chakra-ui/react";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";

const plain = ({ text }: { text: string }) => <Text whiteSpace="pre-wrap">{text}</Text>;

/** The prose and the tables of a passage; plain text until the code for them is loaded, when a source is first opened. */
export const PassageText = lazyPart(async () => (await import("./passage-text.tsx")).PassageText, {
  waiting: plain,
  failed: plain,
});
