import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import type { KeyAction } from "../dialogs/key-dialogs.tsx";
import { useKeys } from "../use-keys.ts";
import { KeyRow } from "./key-row.tsx";
import { NoKeys } from "./no-keys.tsx";
import { Totals } from "./totals.tsx";

const KeyDialogs = lazyDialog(async () => (await import("../dialogs/key-dialogs.tsx")).KeyDialogs);

/** The account's keys as rows that open, and what they were used for together. */
export const KeysTab = ({ onCreate }: { onCreate: () => void }) => {
  const { data, isError, error, refetch } = useKeys();
  const [shown, setShown] = useState<{ action: KeyAction; apiKey: ApiKey }>();
  if (isError && !data)
    return <ErrorState title="Failed to load API keys" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading the API keys" />;
  if (data.items.length === 0) return <NoKeys onCreate={onCreate} />;
  return (
    <>
      <Totals keys={data.items} />
      <chakra.ul aria-label="API keys" css={rows}>
        {data.items.map((apiKey) => (
          <KeyRow
            key={apiKey.id}
            apiKey={apiKey}
            isOpen={data.items.length === 1}
            onAction={(action) => setShown({ action, apiKey })}
          />
        ))}
      </chakra.ul>
      <Text mt="3" textStyle="sm" color="fg.muted">
        Only the first characters of a key are kept. A lost key cannot be read again; rotate it.
      </Text>
      {shown && <KeyDialogs {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
};

const rows = {
  listStyleType: "none",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  overflow: "hidden",
};
