import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { loadPart } from "../../lib/parts.ts";
import { reloadIfReachable } from "../../lib/unreachable.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { KeySelect } from "./key-select.tsx";
import { NoKeys } from "./list/no-keys.tsx";
import { useKeys } from "./use-keys.ts";
import { standingOf } from "./words.ts";

const Integrations = lazyPart(loadPart("integrationsOfChatbot"), {
  waiting: () => <Skeleton label="Loading the integrations" />,
  failed: (_props, error) => (
    <ErrorState
      title="The integrations could not be loaded"
      error={error}
      onRetry={() => void reloadIfReachable()}
    />
  ),
});

/** The integrations of the chosen key's chatbot, at first those of the first active key's. */
export const IntegrationsTab = ({ onCreate }: { onCreate: () => void }) => {
  const { data, isError, error, refetch } = useKeys();
  const [chosenId, choose] = useState<string>();
  if (isError && !data)
    return <ErrorState title="Failed to load API keys" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading the API keys" />;
  const keys = data.items;
  const key =
    keys.find(({ id }) => id === chosenId) ??
    keys.find((one) => standingOf(one).word === "Active") ??
    keys[0];
  if (!key) return <NoKeys onCreate={onCreate} />;
  return (
    <>
      <Box maxW="24rem" mb="5">
        <KeySelect label="Integrations of the chatbot of" keys={keys} value={key.id} onChange={choose} />
      </Box>
      <Integrations key={key.rag_system_id} chatbotId={key.rag_system_id} />
    </>
  );
};
