import { Box, Button, chakra } from "@chakra-ui/react";
import { FileText, RotateCw, X } from "lucide-react";
import { fileSize } from "#web/lib/format/file-size.ts";
import { Status } from "#web/ui/status.tsx";
import type { Attached } from "./attached.ts";
import type { Files } from "./use-files.ts";

/** The files at an answer with their states. */
export const FileList = ({ files, shown }: { files: Files; shown: Attached[] }) =>
  shown.length > 0 && (
    <chakra.ul css={list} aria-label="Attached files">
      {shown.map((one) => (
        <li key={one.id}>
          <FileText size={14} aria-hidden />
          <bdi className="name">{one.name}</bdi>
          <small>{fileSize(one.bytes)}</small>
          <State attached={one} files={files} />
          {one.file && (one.state === "chosen" || one.state === "failed") && (
            <Button
              variant="ghost"
              px="0"
              aria-label={`Remove ${one.name}`}
              onClick={() => files.remove(one)}
            >
              <X size={14} />
            </Button>
          )}
          {one.state === "failed" && one.reason && <p>{one.reason}</p>}
        </li>
      ))}
    </chakra.ul>
  );

const State = ({ attached, files }: { attached: Attached; files: Files }) => {
  const { state, name, bytes, sentBytes, file, documentId } = attached;
  if (state === "chosen")
    return (
      <Button variant="outline" aria-label={`Upload ${name}`} onClick={() => files.upload(attached)}>
        Upload
      </Button>
    );
  if (state === "uploading") {
    const percent = bytes === 0 ? 0 : Math.round((sentBytes / bytes) * 100);
    return (
      <Box
        role="progressbar"
        aria-label={`Uploading ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        css={track}
      >
        <i style={{ width: `${percent}%` }} />
      </Box>
    );
  }
  if (state === "processing") return <Status tone="busy">Processing</Status>;
  if (state === "completed") return <Status tone="good">Completed</Status>;
  return (
    <>
      <Status tone="bad">Failed</Status>
      {file && !documentId && (
        <Button
          variant="ghost"
          px="0"
          aria-label={`Upload ${name} again`}
          onClick={() => files.upload(attached)}
        >
          <RotateCw size={14} />
        </Button>
      )}
    </>
  );
};

const list = {
  listStyleType: "none",
  mt: "2",
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minH: { base: "12", md: "10" },
    borderTopWidth: "1px",
    textStyle: "sm",
  },
  "& li:last-child": { borderBottomWidth: "1px" },
  "& .name": { flex: "1 1 8rem", minW: "0", overflowWrap: "anywhere" },
  "& small": { textStyle: "xs", color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
  "& p": { flexBasis: "100%", pb: "2", color: "fg.muted", textStyle: "xs" },
} as const;

const track = {
  w: "7rem",
  h: "1.5",
  borderRadius: "2px",
  bg: "border",
  overflow: "hidden",
  "& i": { display: "block", h: "full", bg: "accent.solid" },
} as const;
