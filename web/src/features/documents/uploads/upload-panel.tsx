import { Box, chakra, Stack } from "@chakra-ui/react";
import { type RefObject, useSyncExternalStore } from "react";
import { DropZone } from "./drop-zone.tsx";
import { FinishedLine } from "./finished-line.tsx";
import { QueueRow } from "./queue-row.tsx";
import { SameBar } from "./same/same-bar.tsx";
import { uploadQueueOf } from "./upload-queue-of.ts";

interface UploadPanelProps {
  chatbotId: string;
  chooser: RefObject<HTMLInputElement | null>;
}

/** The choice of files, how far they have come, and what comes next. */
export const UploadPanel = ({ chatbotId, chooser }: UploadPanelProps) => {
  const queue = uploadQueueOf(chatbotId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  const finished = uploads.filter(({ state }) => state === "completed");
  const rows = uploads.filter(({ isFolded }) => !isFolded);
  return (
    <Stack as="section" gap="3" aria-label="Upload">
      <DropZone chooser={chooser} onFiles={queue.add} isQuiet={finished.length > 0} />
      <FinishedLine
        chatbotId={chatbotId}
        uploads={finished}
        onClose={() => queue.remove(...finished.map(({ id }) => id))}
      />
      {rows.length > 0 && (
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
          <SameBar queue={queue} />
          <chakra.ul aria-label="Upload queue">
            {rows.map((upload) => (
              <QueueRow key={upload.id} upload={upload} queue={queue} />
            ))}
          </chakra.ul>
        </Box>
      )}
    </Stack>
  );
};
