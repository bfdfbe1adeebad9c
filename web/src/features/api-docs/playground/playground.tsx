import { Box, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Endpoint } from "#shared/api-docs/endpoints.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { PasswordInput } from "#web/ui/secret/password-input.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { useReference } from "../use-reference.ts";
import { Trial } from "./trial.tsx";

interface PlaygroundProps {
  /** The whole key, kept by the page while it is open and nowhere else. */
  secret: string;
  onSecret: (secret: string) => void;
  origin: string;
}

/** Sends requests to the API with a key that is pasted. */
export const Playground = ({ secret, onSecret, origin }: PlaygroundProps) => {
  const { data, isError, error, refetch } = useReference();
  const [chosen, setChosen] = useState("");
  if (isError)
    return (
      <ErrorState title="The endpoints could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton label="Loading the endpoints" />;
  const endpoint = data.find(({ id }) => id === chosen) ?? data[0];
  return (
    <Box>
      <Heading as="h2" textStyle="h3">
        Playground
      </Heading>
      <Text color="fg.muted" maxW="62ch" mt="1" mb="5">
        Requests are sent for real: they count on the key, cost what they cost, and change what they say. The
        key stays in this page’s memory until you leave it.
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mb="6" maxW="60rem">
        <Field label="Full API key" help="Paste it here. A lost key is rotated under API Access.">
          <PasswordInput
            autoComplete="off"
            spellCheck={false}
            value={secret}
            onChange={(event) => onSecret(event.currentTarget.value.trim())}
          />
        </Field>
        <Field label="Endpoint">
          <SelectInput
            options={Object.fromEntries(data.map((one) => [one.id, nameOf(one)]))}
            value={endpoint?.id ?? ""}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        </Field>
      </SimpleGrid>
      {endpoint && <Trial key={endpoint.id} endpoint={endpoint} secret={secret} origin={origin} />}
    </Box>
  );
};

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
