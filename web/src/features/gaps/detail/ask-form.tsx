import { Box, Button, Flex, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { absolute } from "#web/lib/feature/paths.ts";
import { Field } from "#web/ui/form/field.tsx";
import { CopiedButton, SecretArea, useSecretOnce } from "#web/ui/secret/secret-once.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { useAct } from "../queries.ts";

/** Makes a link with which a colleague answers without an account. */
export const AskForm = ({ gap, onEnd }: { gap: GapDetail; onEnd: () => void }) => {
  const isOnesOwn = gap.people === 1;
  const [question, setQuestion] = useState(isOnesOwn ? "" : gap.wording);
  const [name, setName] = useState("");
  const { mutate, isPending, data } = useAct(gap.id, "The link could not be made");
  const link = data?.token && absolute(`/answer?token=${data.token}`);
  return (
    <Box as="section" aria-label="Ask a colleague" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <Heading as="h3" textStyle="h3">
        Ask a colleague
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="4">
        No account is needed. The link takes one answer and ends after 14 days.
      </Text>
      {link ? (
        <MadeLink link={link} onEnd={onEnd} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ action: "ask", question, name: name.trim() || undefined });
          }}
        >
          <Stack gap="4">
            <Field
              label="Question"
              help={
                isOnesOwn
                  ? "In your words: those of a single person are not passed on."
                  : "As your colleague should read it."
              }
            >
              <Input
                dir="auto"
                required
                value={question}
                onChange={(event) => setQuestion(event.currentTarget.value)}
              />
            </Field>
            <Field label="Name of the colleague" help="For your own list.">
              <Input dir="auto" value={name} onChange={(event) => setName(event.currentTarget.value)} />
            </Field>
            <Flex gap="2" justify="flex-end">
              <Button variant="ghost" onClick={onEnd}>
                Cancel
              </Button>
              <Button type="submit" loading={isPending}>
                Make the link
              </Button>
            </Flex>
          </Stack>
        </form>
      )}
    </Box>
  );
};

const MadeLink = ({ link, onEnd }: { link: string; onEnd: () => void }) => (
  <SecretArea>
    <Stack gap="4">
      <LinkField link={link} />
      <Flex justify="flex-end">
        <CopiedButton onClick={onEnd} />
      </Flex>
    </Stack>
  </SecretArea>
);

const LinkField = ({ link }: { link: string }) => {
  const release = useSecretOnce();
  return (
    <Field label="Link" help="It is shown once. Whoever has it can answer for you.">
      <Flex gap="2">
        <Input readOnly value={link} fontFamily="mono" />
        <CopyButton text={link} says="Link copied" variant="outline" onCopied={release} />
      </Flex>
    </Field>
  );
};
