import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { Integrations } from "#web/app/compositions/integrations.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { KeySelect } from "./key-select.tsx";
import { NoKeys } from "./list/no-keys.tsx";
import { useKeys } from "./use-keys.ts";
import { standingOf } from "./words.ts";

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
