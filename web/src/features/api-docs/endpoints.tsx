import { Box, chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import type { DocumentedField, Endpoint } from "#shared/api-docs/endpoints.ts";
import { replies } from "#shared/api-docs/replies.ts";
import { scopeNames } from "#shared/api-keys/scope-names.ts";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import { CodeBlock } from "../../ui/text/code-block.tsx";
import { EndpointAddress } from "./overview.tsx";
import { useReference } from "./use-reference.ts";

/** Every route that a key opens, as the contract describes it. */
export const Endpoints = ({ origin }: { origin: string }) => {
  const { data, isError, error, refetch } = useReference();
  if (isError)
    return (
      <ErrorState title="The endpoints could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton label="Loading the endpoints" />;
  return (
    <Stack gap="10">
      {data.map((endpoint) => (
        <Section key={endpoint.id} endpoint={endpoint} origin={origin} />
      ))}
    </Stack>
  );
};

const Section = ({ endpoint, origin }: { endpoint: Endpoint; origin: string }) => {
  const { method, path, summary, scope, place, input, form, output } = endpoint;
  const reply = replies[`${method} ${path}`];
  return (
    <Box as="section" aria-label={`${method} ${path}`}>
      <Flex align="center" gap="2" wrap="wrap" mb="3">
        <Heading as="h2" textStyle="h3">
          {summary}
        </Heading>
        <Tag palette={scope === "read" ? "gray" : "blue"}>
          {scope === "read" ? scopeNames.read : scopeNames["read-write"]}
        </Tag>
      </Flex>
      <EndpointAddress address={origin + path} method={method} />
      {input.length > 0 && <Fields title={place} fields={input} />}
      {form.length > 0 && <Fields title="Or a form (multipart/form-data)" fields={form} />}
      {output.length > 0 && <Fields title="Response" fields={output} />}
      {reply !== undefined && (
        <Box mt="4">
          <CodeBlock code={JSON.stringify(reply, null, 2)} language="Response 200" says={snippetCopied} />
        </Box>
      )}
    </Box>
  );
};

const Fields = ({ title, fields }: { title: string; fields: DocumentedField[] }) => (
  <>
    <Heading as="h3" textStyle="sm" fontWeight="600" mt="4" mb="1">
      {title}
    </Heading>
    <chakra.dl css={list}>
      {fields.map(({ name, type, isRequired, description }) => (
        <Box key={name} className="field">
          <dt>
            <code>{name}</code> <span>{type}</span> {isRequired && <em>required</em>}
          </dt>
          {description && <dd>{description}</dd>}
        </Box>
      ))}
    </chakra.dl>
  </>
);

const list = {
  textStyle: "sm",
  "& .field": { borderTopWidth: "1px", py: "2" },
  "& code": { fontFamily: "mono", fontWeight: "600" },
  "& span": { color: "fg.muted" },
  "& em": { color: "orange.fg", fontStyle: "normal" },
  "& dd": { color: "fg.muted" },
} as const;
