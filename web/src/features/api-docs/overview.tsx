import { Box, chakra, Heading, Stack, Table, Text } from "@chakra-ui/react";
import type { Sampled } from "#shared/api-docs/samples.ts";
import { statuses } from "#shared/api-docs/statuses.ts";
import { CopyButton } from "../../ui/text/copy-button.tsx";

/** The purpose of the API, its address, and the meaning of its replies. */
export const Overview = ({ sampled: { origin } }: { sampled: Sampled }) => (
  <Stack gap="6">
    <Text maxW="62ch">
      A key opens one chatbot. Your program sends a question and gets the answer from the chatbot’s documents,
      with the passages that it was given. A question that the documents do not answer gets status 404, never
      a guess.
    </Text>
    <Address name="Ask a question" address={`${origin}/functions/v1/rag-api`} method="POST" />
    <Address name="Base address for OpenAI clients" address={`${origin}/v1`} />
    <Box as="section">
      <Heading as="h2" textStyle="h3" mb="2">
        Status codes
      </Heading>
      <Table.Root size="sm">
        <Table.Body>
          {statuses.map(({ status, meaning }) => (
            <Table.Row key={status}>
              <Table.Cell fontFamily="mono" w="4rem">
                {status}
              </Table.Cell>
              <Table.Cell>{meaning}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
    <Box as="section">
      <Heading as="h2" textStyle="h3" mb="2">
        Limits
      </Heading>
      <Text maxW="62ch">
        Each reply says how many requests are left: <Code>x-ratelimit-limit</Code>,{" "}
        <Code>x-ratelimit-remaining</Code> and <Code>x-ratelimit-reset</Code> in seconds. A reply with status
        429 has <Code>retry-after</Code>. The daily quota resets at midnight UTC. Quote{" "}
        <Code>x-request-id</Code> when you ask for help.
      </Text>
    </Box>
    <Box as="section">
      <Heading as="h2" textStyle="h3" mb="2">
        Streamed answers
      </Heading>
      <Text maxW="62ch">
        A streamed answer begins within 5 seconds, with a comment while the model thinks. An error that comes
        later is in the stream: <Code>data</Code> with <Code>error</Code>, its <Code>code</Code> and{" "}
        <Code>message</Code>.
      </Text>
    </Box>
    <Box as="section">
      <Heading as="h2" textStyle="h3" mb="2">
        Sending a request again
      </Heading>
      <Text maxW="62ch">
        Send <Code>Idempotency-Key</Code> with a text of your own in each request that changes something. Sent
        again within 24 hours, also while it is carried out, it has one effect and the same reply, with the
        header <Code>idempotent-replayed</Code>. Another request with the same key gets status 422. A request
        that failed may be sent again. Streamed answers can’t be repeated.
      </Text>
    </Box>
  </Stack>
);

export const Code = chakra("code", { base: { fontFamily: "mono", fontSize: "0.9em" } });

const Address = ({ name, address, method }: { name: string; address: string; method?: string }) => (
  <Box as="section">
    <Heading as="h2" textStyle="h3" mb="2">
      {name}
    </Heading>
    <EndpointAddress address={address} method={method} />
  </Box>
);

/** An address with a button that copies it. */
export const EndpointAddress = ({ address, method }: { address: string; method?: string | undefined }) => (
  <chakra.div css={bar}>
    {method && <b>{method}</b>}
    <chakra.span flex="1" minW="0" overflowWrap="anywhere">
      {address}
    </chakra.span>
    <CopyButton isIcon label={`Copy ${address}`} text={address} says="Copied to clipboard!" size="xs" />
  </chakra.div>
);

const bar = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  ps: "3.5",
  pe: "1",
  py: "1",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.muted",
  fontFamily: "mono",
  textStyle: "sm",
  "& b": { color: "green.fg" },
} as const;
