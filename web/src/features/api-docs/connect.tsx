import { Box, Flex, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { Braces, type LucideIcon, Plug } from "lucide-react";
import type { ReactNode } from "react";
import { type ClientSample, type Connecting, mcpClients, openAiClients } from "#shared/api-docs/connect.ts";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { Status } from "../../ui/status.tsx";
import { ClientSamples } from "./client-samples.tsx";
import { Code } from "./overview.tsx";

interface ConnectProps {
  connecting: Connecting;
  apiKey: ApiKey | undefined;
}

/** Clients that people have already, and how each of them uses the key. */
export const Connect = ({ connecting, apiKey }: ConnectProps) => (
  <>
    <Heading as="h2" textStyle="h3">
      Connect what you already have
    </Heading>
    <Text color="fg.muted" maxW="62ch" mt="1" mb="5">
      The same key works in the clients people already use. Only the marked lines are ours. The samples carry
      your key’s prefix and placeholders: put the whole key there, or rotate it to get a new one.
    </Text>
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
      <Way
        icon={Braces}
        name="OpenAI clients"
        summary="Anything that speaks OpenAI’s chat API: change address and key."
        isUsed={hasUsed(apiKey, "/v1/chat/completions")}
        samples={openAiClients}
        connecting={connecting}
      >
        Streams, retries and usage work as usual. Citations come as <Code>annotations</Code>, and{" "}
        <Code>docent.outcome</Code> says if the documents did not answer.
      </Way>
      <Way
        icon={Plug}
        name="MCP"
        summary="Lets an assistant on your computer ask this chatbot and open its documents."
        isUsed={hasUsed(apiKey, "/mcp/{chatbotId}")}
        samples={mcpClients}
        connecting={connecting}
      >
        Tools: <Code>ask</Code> and <Code>search_documents</Code>; documents are resources. Questions count
        against the key’s limits and are in the history. Whoever has the key reads the documents.
      </Way>
    </SimpleGrid>
  </>
);

const hasUsed = (apiKey: ApiKey | undefined, path: string): boolean =>
  apiKey?.usage.endpoints.some((one) => one.path === path && one.last30Days > 0) ?? false;

interface WayProps {
  icon: LucideIcon;
  name: string;
  summary: string;
  isUsed: boolean;
  samples: Record<string, ClientSample>;
  connecting: Connecting;
  children: ReactNode;
}

const Way = ({ icon: Icon, name, summary, isUsed, samples, connecting, children }: WayProps) => (
  <Box as="section" aria-label={name} css={card}>
    <Flex gap="3" align="flex-start" mb="4">
      <Flex css={tile} aria-hidden>
        <Icon size={18} />
      </Flex>
      <Box flex="1" minW="0">
        <Heading as="h3" textStyle="md" fontWeight="600">
          {name}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {summary}
        </Text>
      </Box>
      <Status tone={isUsed ? "good" : "idle"}>{isUsed ? "In use" : "Not used yet"}</Status>
    </Flex>
    <ClientSamples name={name} samples={samples} connecting={connecting} />
    <Text textStyle="sm" color="fg.muted" mt="4">
      {children}
    </Text>
  </Box>
);

const card = {
  p: { base: "4", md: "5" },
  minW: "0",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
} as const;

const tile = {
  boxSize: "9",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.muted",
  color: "fg.muted",
} as const;
