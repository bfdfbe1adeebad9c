import { Box, Button, Flex, Heading, Spinner, Text, Textarea } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useIsLate } from "#web/lib/browser/use-is-late.ts";
import { Field } from "#web/ui/form/field.tsx";
import { CreatorOutcome } from "./creator-outcome.tsx";
import type { Creator } from "./use-creator.ts";

interface AiCreatorProps {
  creator: Creator;
  /** Opening it is the next step of the page. */
  isNext: boolean;
  /** Before a link leads away. */
  onLeave: () => void;
}

/** The card above the form: a description of the job fills the form in. */
export const AiCreator = (props: AiCreatorProps) => {
  const { creator } = props;
  return (
    <Box
      role="region"
      aria-labelledby="ai-job-creator"
      aria-busy={creator.isGenerating || undefined}
      css={frame}
    >
      {creator.isGenerating ? (
        <Generating creator={creator} />
      ) : creator.isOpen ? (
        <Prompt creator={creator} />
      ) : (
        <Collapsed {...props} />
      )}
    </Box>
  );
};

const Title = () => (
  <Heading as="h2" id="ai-job-creator" textStyle="h3">
    AI Job Creator
  </Heading>
);

const Collapsed = ({ creator, isNext, onLeave }: AiCreatorProps) => {
  const { outcome, open, isManual } = creator;
  const again = useRef<HTMLButtonElement>(null);
  const isBack = isManual || outcome !== undefined;
  // the button that had the focus is gone
  useEffect(() => {
    if (isBack && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [isBack]);
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Box flex="1" minW="14rem">
        <Title />
        {outcome ? (
          <CreatorOutcome outcome={outcome} onLeave={onLeave} />
        ) : (
          <Text textStyle="sm" color="fg.muted" mt="1">
            Describe the job in a few words, and the form below is filled in for you to read and change.
          </Text>
        )}
      </Box>
      {outcome && (
        <Button variant="ghost" onClick={creator.undo}>
          Undo
        </Button>
      )}
      <Button ref={again} variant={isNext ? "solid" : "outline"} onClick={open}>
        {outcome ? "Describe again" : "Use AI"}
      </Button>
    </Flex>
  );
};

const Prompt = ({ creator }: { creator: Creator }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <Flex align="center" gap="3">
        <Box flex="1">
          <Title />
        </Box>
        <Button variant="ghost" me="-2" onClick={creator.close}>
          Manual Mode
        </Button>
      </Flex>
      <Field label="Describe the job" {...(creator.refusal && { error: creator.refusal })}>
        <Textarea
          ref={field}
          rows={3}
          dir="auto"
          css={{ fieldSizing: "content", minH: "4.75rem" }}
          placeholder="What the person does, where, how many hours, what they must be able to do"
          value={creator.prompt}
          onChange={({ currentTarget }) => creator.setPrompt(currentTarget.value)}
        />
      </Field>
      <Flex align="center" gap="3" wrap="wrap">
        <Button onClick={() => creator.generate() || field.current?.focus()}>Generate Job Post</Button>
        <Text textStyle="sm" color="fg.muted">
          Fills the form below. Nothing is public before you create the posting.
        </Text>
      </Flex>
    </>
  );
};

const Generating = ({ creator }: { creator: Creator }) => {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  const isSlow = useIsLate(8000);
  return (
    <Flex gap="3" align="center">
      <Box flex="1">
        <Title />
        <Flex role="status" gap="2" align="center" mt="1" textStyle="sm">
          <Spinner size="xs" />
          Writes the posting
          {isSlow && (
            <Text as="span" color="fg.muted">
              A long text can take half a minute.
            </Text>
          )}
        </Flex>
      </Box>
      <Button ref={stop} variant="outline" onClick={creator.stop}>
        Stop
      </Button>
    </Flex>
  );
};

const frame = {
  display: "grid",
  gap: "3",
  mb: "6",
  px: { base: "4", md: "5" },
  py: "4",
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
} as const;
