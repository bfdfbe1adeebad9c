import { Box, Button, Flex, Tabs } from "@chakra-ui/react";
import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import { placeholderOf } from "#shared/api-docs/samples.ts";
import { paths } from "#web/lib/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useTitle } from "#web/ui/use-title.ts";
import { KeySelect } from "../key-select.tsx";
import { useKeys } from "../use-keys.ts";
import { Authentication } from "./authentication.tsx";
import { CodeExamples } from "./code-examples.tsx";
import { Endpoints } from "./endpoints.tsx";
import { KeyInfoTool } from "./key-info-tool.tsx";
import { Overview } from "./overview.tsx";

const noPrefix = "dk_xxxxxx";

/** How programs ask a chatbot, with samples that carry the prefix of the chosen key. */
export const DocumentationPage = () => {
  useTitle("API Documentation");
  const [parameters, setParameters] = useSearchParams();
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
          <Tabs.Trigger value="key-info">Key Info</Tabs.Trigger>
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
        <Tabs.Content value="key-info" css={body}>
          <KeyInfoTool apiKey={key} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};

const body = { px: { base: "4", md: "8" }, pt: "5", pb: "10", maxW: "60rem" } as const;
