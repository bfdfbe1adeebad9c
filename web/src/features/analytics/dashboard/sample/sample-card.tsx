import { Box, Button, chakra, Flex, Heading, Input, Text } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { Tag } from "#web/ui/tag.tsx";
import { Example } from "./example.tsx";
import { questions } from "./sample-words.ts";
import { useSample } from "./use-sample.ts";

/** For newcomers without a file at hand: a question creates the sample chatbot and is answered in its test chat. */
export const SampleCard = () => {
  const { ask, isPending } = useSample();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) ask(text.trim());
  };
  return (
    <Box as="section" aria-labelledby="sample" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Flex align="center" gap="2">
        <Heading as="h2" id="sample" textStyle="h3" flex="1">
          Try a sample first
        </Heading>
        <Tag>Sample</Tag>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="4">
        A chatbot that has read one document, the Docent handbook. Ask it something, and delete it when you
        like.
      </Text>
      <Example />
      <Flex role="group" aria-label="Sample questions" wrap="wrap" gap="2" my="4">
        {questions.map((question) => (
          <Button key={question} variant="outline" disabled={isPending} onClick={() => ask(question)}>
            {question}
          </Button>
        ))}
      </Flex>
      <form onSubmit={send}>
        <Flex gap="2">
          <Input
            aria-label="Ask the sample"
            placeholder="Ask about Docent"
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" loading={isPending} aria-disabled={!text.trim()}>
            Send
          </Button>
        </Flex>
      </form>
      <chakra.p role="status" textStyle="sm" color="fg.muted" minH="4.5" mt="2">
        {isPending && "The sample reads its handbook. This takes a second or two."}
      </chakra.p>
    </Box>
  );
};
