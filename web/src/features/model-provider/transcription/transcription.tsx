import { Button, Flex } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Mic } from "lucide-react";
import { useState } from "react";
import type { TranscriberState } from "#shared/model-provider/transcriber.ts";
import { query } from "#web/lib/api/api.ts";
import { moment } from "#web/lib/format/dates.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { SettingsRow } from "#web/ui/page/settings-row.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { hostOf } from "../services.ts";

const TranscriberDialog = lazyDialog(
  async () => (await import("./transcriber-dialog.tsx")).TranscriberDialog,
);
const RemoveTranscriberDialog = lazyDialog(
  async () => (await import("./remove-transcriber-dialog.tsx")).RemoveTranscriberDialog,
);

/** Which service turns recordings into text, and the way to set one up. */
export const Transcription = () => {
  const { data, isError, error, refetch } = useQuery(query("modelProvider", "readTranscriber", {}));
  const [open, setOpen] = useState<"form" | "removal">();
  if (isError && !data)
    return (
      <ErrorState title="Transcription could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton label="Loading transcription" rows={1} />;
  const { transcriber, may_connect } = data;
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingsRow icon={Mic} title="Transcription" help={describe(data)}>
        <Flex gap="2">
          {may_connect && (
            <Button
              variant="outline"
              aria-label={transcriber ? "Change transcription" : "Connect transcription"}
              onClick={() => setOpen("form")}
            >
              {transcriber ? "Change" : "Connect"}
            </Button>
          )}
          {transcriber && (
            <Button
              variant="outline"
              colorPalette="red"
              aria-label="Remove transcription"
              onClick={() => setOpen("removal")}
            >
              Remove
            </Button>
          )}
        </Flex>
      </SettingsRow>
      {open === "form" && <TranscriberDialog state={data} onClose={close} />}
      {open === "removal" && <RemoveTranscriberDialog state={data} onClose={close} />}
    </>
  );
};

const describe = ({ transcriber, installation, may_connect }: TranscriberState): string => {
  if (transcriber && may_connect)
    return `${hostOf(transcriber.base_url)} turns recordings into text, with ${transcriber.model}. Tried ${moment(
      transcriber.checked_at,
    )}. ${transcriber.has_key ? "The key is saved and can't be read." : "Without a key."}`;
  const unused = transcriber
    ? `${hostOf(transcriber.base_url)} is not used any more: the people who run this installation choose what transcribes. `
    : "";
  return (
    unused +
    (installation
      ? `${installation.model} of this installation turns recordings into text.`
      : "Recordings are kept, and not turned into text.")
  );
};
