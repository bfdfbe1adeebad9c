import { Box, Button, chakra, Stack } from "@chakra-ui/react";
import { type RefObject, useSyncExternalStore } from "react";
import { toast } from "#web/lib/toaster.ts";
import { DropZone } from "./drop-zone.tsx";
import { QueueRow } from "./queue-row.tsx";
import { runUploads } from "./run-uploads.ts";
import { SameBar } from "./same/same-bar.tsx";
import { uploadQueueOf } from "./upload-queue-of.ts";

interface UploadPanelProps {
  chatbotId: string;
  chooser: RefObject<HTMLInputElement | null>;
}

/** Where files are chosen and how far they have come. */
export const UploadPanel = ({ chatbotId, chooser }: UploadPanelProps) => {
  const queue = uploadQueueOf(chatbotId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  return (
    <Stack as="section" gap="3" aria-label="Upload">
      <DropZone chooser={chooser} onFiles={queue.add}>
        <Button onClick={() => void runUploads(queue, toast)}>Upload Documents</Button>
      </DropZone>
      {uploads.length > 0 && (
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
          <SameBar queue={queue} />
          <chakra.ul aria-label="Upload queue">
            {uploads.map((upload) => (
              <QueueRow key={upload.id} upload={upload} queue={queue} />
            ))}
          </chakra.ul>
        </Box>
      )}
    </Stack>
  );
};
