import { Box, Button, Flex, Tabs } from "@chakra-ui/react";
import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { Connecting } from "#shared/api-docs/connect.ts";
import { placeholderOf } from "#shared/api-docs/samples.ts";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { KeySelect, useKeys } from "#web/app/compositions/key-choice.ts";
import { reloadIfReachable } from "../../lib/api/unreachable.ts";
import { paths } from "../../lib/feature/paths.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { Authentication } from "./authentication.tsx";
import { CodeExamples } from "./code-examples.tsx";
import { Connect } from "./connect.tsx";
import { Endpoints } from "./endpoints.tsx";
import { KeyInfoTool } from "./key-info-tool.tsx";
import { Overview } from "./overview.tsx";
import { Playground } from "./playground/playground.tsx";

const Webhooks = lazyPart(async () => (await import("./webhooks.tsx")).Webhooks, {
  waiting: () => <Skeleton label="Loading the documentation of webhooks" />,
  failed: (_props, error) => (
    <ErrorState
      title="The documentation of webhooks could not be loaded"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  ),
});

const noPrefix = "dk_xxxxxx";

/** How programs ask a chatbot, with samples that carry the prefix of the chosen key. */
export const DocumentationPage = () => {
  useTitle("API Documentation");
  const [parameters, setParameters] = useSearchParams();
  const [secret, setSecret] = useState("");
  const keys = useKeys().data?.items ?? [];
  const key = keys.find(({ id }) => id === parameters.get("key")) ?? keys[0];
  const sampled = { origin: location.origin, key: placeholderOf(key?.key_prefix ?? noPrefix) };
  return (
    <>
      <Box px={{ base: "4", md: "8" }} pt="4" mb="-4">
        <Button asChild variant="plain" size="xs" px="0">
          <Link to={paths.apiAccess()}>
            <ArrowLeft size={14} />
            API Access
          </Link>
        </Button>
      </Box>
      <PageHeader
        title="API Documentation"
        actions={
          <Button asChild variant="outline">
            <a href="/api-documentation" target="_blank" rel="noopener">
              Open in new window
              <ArrowUpRight size={14} />
            </a>
          </Button>
        }
      />
      <Tabs.Root defaultValue="overview" lazyMount unmountOnExit>
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="API Documentation" overflowX="auto">
          <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
          <Tabs.Trigger value="authentication">Authentication</Tabs.Trigger>
          <Tabs.Trigger value="endpoints">Endpoints</Tabs.Trigger>
          <Tabs.Trigger value="examples">Code Examples</Tabs.Trigger>
          <Tabs.Trigger value="playground">Playground</Tabs.Trigger>
          <Tabs.Trigger value="webhooks">Webhooks</Tabs.Trigger>
          <Tabs.Trigger value="key-info">Key Info</Tabs.Trigger>
          <Tabs.Trigger value="connect">Connect</Tabs.Trigger>
        </Tabs.List>
        <Flex px={{ base: "4", md: "8" }} pt="5">
          <Box w="24rem" maxW="full">
            <KeySelect
              label="API key"
              keys={keys}
              value={key?.id}
              none={keys.length === 0 ? "No API key yet" : undefined}
              onChange={(id) => setParameters({ key: id }, { replace: true })}
            />
          </Box>
        </Flex>
        <Tabs.Content value="overview" css={body}>
          <Overview sampled={sampled} />
        </Tabs.Content>
        <Tabs.Content value="authentication" css={body}>
          <Authentication sampled={sampled} />
        </Tabs.Content>
        <Tabs.Content value="endpoints" css={body}>
          <Endpoints origin={sampled.origin} />
        </Tabs.Content>
        <Tabs.Content value="examples" css={body}>
          <CodeExamples sampled={sampled} />
        </Tabs.Content>
        <Tabs.Content value="playground" css={wide}>
          <Playground secret={secret} onSecret={setSecret} origin={sampled.origin} />
        </Tabs.Content>
        <Tabs.Content value="webhooks" css={body}>
          <Webhooks />
        </Tabs.Content>
        <Tabs.Content value="key-info" css={body}>
          <KeyInfoTool apiKey={key} />
        </Tabs.Content>
        <Tabs.Content value="connect" css={wide}>
          <Connect connecting={{ ...sampled, chatbot: chatbotOf(key) }} apiKey={key} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};

const chatbotOf = (key: ApiKey | undefined): Connecting["chatbot"] => ({
  id: key?.rag_system_id ?? "bot_xxxxxx",
  name: key?.rag_system_name ?? "",
});

const body = { px: { base: "4", md: "8" }, pt: "5", pb: "10", maxW: "60rem" } as const;
const wide = { ...body, maxW: "80rem" } as const;
