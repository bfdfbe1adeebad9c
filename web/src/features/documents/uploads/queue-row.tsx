import { Box, Button, chakra, Flex, Progress, Text } from "@chakra-ui/react";
import { RotateCw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { fileSize, sentOf } from "#web/lib/format/file-size.ts";
import { Status } from "#web/ui/status.tsx";
import { FileIcon } from "../file-icon.tsx";
import { processingPercent } from "./processing-percent.ts";
import { SameChoice } from "./same/same-choice.tsx";
import { samenessOf } from "./same/sameness.ts";
import { Stages } from "./stages.tsx";
import { isUnderway, objectionTo, type Upload } from "./upload.ts";
import type { UploadQueue } from "./upload-queue.ts";

/** One file on its way: name, size, bar, stage, status; below it what speaks against it. */
export const QueueRow = ({ upload, queue }: { upload: Upload; queue: UploadQueue }) => {
  const { file, state, error, checkError } = upload;
  const sameness = samenessOf(upload, queue.items());
  const { word, tone } = states[state];
  return (
    <chakra.li css={row}>
      <Box color="fg.subtle">
        <FileIcon name={file.name} isRefused={state === "error"} />
      </Box>
      <chakra.div display="flex" alignItems="center" gap="2" minW="0">
        <Text as="b" fontWeight="550" truncate title={file.name}>
          {file.name}
        </Text>
        <chakra.span textStyle="xs" color="fg.subtle" flex="none" fontVariantNumeric="tabular-nums">
          {fileSize(file.size)}
        </chakra.span>
      </chakra.div>
      <chakra.div className="progress">
        {state !== "pending" && state !== "error" && <Bar upload={upload} />}
      </chakra.div>
      <Status tone={tone}>{word}</Status>
      {isUnderway(upload) ? (
        <span />
      ) : (
        <Button
          variant="ghost"
          px="0"
          aria-label={`Remove ${file.name}`}
          onClick={() => queue.remove(upload.id)}
        >
          <X size={14} />
        </Button>
      )}
      {sameness && !upload.choice && sameness.suggested !== "keep" && (
        <SameChoice
          upload={upload}
          sameness={sameness}
          onChoose={(choice) => queue.choose(upload.id, choice)}
        />
      )}
      {checkError && state === "pending" && (
        <Text gridColumn="2 / -1" pb="2" textStyle="sm" color="fg.muted">
          {checkError}
        </Text>
      )}
      {error && (
        <Flex gridColumn="2 / -1" pb="2" gap="3" wrap="wrap" align="center">
          <Text role="alert" textStyle="sm" color="red.fg">
            {error}
          </Text>
          {!objectionTo(file) && (
            <Button
              variant="outline"
              size="xs"
              aria-label={`Try ${file.name} again`}
              onClick={() => queue.retry(upload.id)}
            >
              <RotateCw size={14} />
              Try again
            </Button>
          )}
        </Flex>
      )}
    </chakra.li>
  );
};

const Bar = ({ upload }: { upload: Upload }) => {
  const { file, sentBytes, state, document } = upload;
  const percent = usePercent(upload);
  return (
    <>
      <Progress.Root value={percent} flex="1" minW="0" aria-label={file.name}>
        <Progress.Track
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <chakra.span className="stage" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {state === "uploading" && sentOf(sentBytes, file.size)}
        {state === "processing" && <Stages document={document} />}
      </chakra.span>
    </>
  );
};

const usePercent = ({ state, sentBytes, file, processingSince }: Upload): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (state !== "processing") return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [state]);
  if (state === "completed") return 100;
  if (state === "uploading") return Math.round((sentBytes / file.size) * 100);
  return processingPercent(now - (processingSince ?? now));
};

const states = {
  pending: { word: "Pending", tone: "idle" },
  uploading: { word: "Uploading", tone: "busy" },
  processing: { word: "Processing", tone: "busy" },
  completed: { word: "Completed", tone: "good" },
  error: { word: "Error", tone: "bad" },
} as const;

const row = {
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr) minmax(0, 25rem) 6rem 2rem",
  gap: "0.375rem 0.75rem",
  alignItems: "center",
  minH: "11",
  ps: "4",
  pe: "3",
  py: "1",
  borderTopWidth: "1px",
  _first: { borderTopWidth: "0" },
  "& .progress": { display: "flex", alignItems: "center", gap: "3", minW: "0" },
  "& .stage": { flex: "none", w: "12.75rem", whiteSpace: "nowrap" },
  "@container sheet (max-width: 56rem)": {
    gridTemplateColumns: "16px minmax(0, 1fr) auto auto",
    py: "2.5",
    "& .progress": { gridArea: "2 / 2 / 3 / -1" },
    "& .progress:empty": { display: "none" },
    "& .stage": { w: "auto" },
  },
};
