import { Button, Flex } from "@chakra-ui/react";

export interface TopicsProps {
  topics: string[];
  onAsk: (topic: string) => void;
}

const most = 4;

/** What else one can ask about, each a button that asks it; the answer above says so in the visitor's language. */
export const Topics = ({ topics, onAsk }: TopicsProps) => (
  <Flex role="group" aria-label="Ask about" wrap="wrap" gap="1.5" mt="3">
    {topics.slice(0, most).map((topic) => (
      <Button key={topic} variant="outline" dir="auto" maxW="full" onClick={() => onAsk(topic)}>
        {topic}
      </Button>
    ))}
  </Flex>
);
