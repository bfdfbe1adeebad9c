import { Button, Flex } from "@chakra-ui/react";

interface TopicsProps {
  topics: string[];
  /** Absent while another answer is being written. */
  onAsk: ((topic: string) => void) | undefined;
}

const maxTopics = 4;

/** A refusal without the list of topics at its end, which the buttons show. */
export const withoutTopics = (answer: string, topics: string[]): string => {
  const at = Math.max(answer.lastIndexOf(topics.join(", ")), answer.lastIndexOf(topics.join("、")));
  return at > 0 ? answer.slice(0, at).trimEnd() : answer;
};

/** Topics of the documents, as buttons that ask about them; the answer above introduces them in the reader's language. */
export const Topics = ({ topics, onAsk }: TopicsProps) => (
  <Flex role="group" aria-label="Ask about" wrap="wrap" gap="1.5" mt="3">
    {topics.slice(0, maxTopics).map((topic) => (
      <Button key={topic} variant="outline" dir="auto" maxW="full" onClick={() => onAsk?.(topic)}>
        {topic}
      </Button>
    ))}
  </Flex>
);
