import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type DragEvent, type RefObject, useState } from "react";
import { acceptAttribute } from "#shared/documents/file-types.ts";

interface DropZoneProps {
  chooser: RefObject<HTMLInputElement | null>;
  onFiles: (files: FileList) => void;
  /** Whether another button is the main one of the page. */
  isQuiet: boolean;
}

/** Takes files that are dropped on it or chosen, several at once. */
export const DropZone = ({ chooser, onFiles, isQuiet }: DropZoneProps) => {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    <Flex
      css={zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(asNode(event.relatedTarget)) && setOver(false)}
      onDrop={onDrop}
    >
      <Box color="accent.fg" aria-hidden hideBelow="sm">
        <FileUp size={20} strokeWidth={1.5} />
      </Box>
      {/* The button follows the text: toasts come at the right. */}
      <Box flex="0 1 auto" minW="0">
        <Heading as="h2" textStyle="h3">
          <chakra.span css={{ "@media (hover: none)": { display: "none" } }}>Drop files here</chakra.span>
          <chakra.span css={{ "@media (hover: hover)": { display: "none" } }}>Add files</chakra.span>
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          PDF, TXT, MD, Word, Excel, PowerPoint, CSV, HTML or JSON. Up to 15 MB each, several at once.
        </Text>
      </Box>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={acceptAttribute}
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onFiles(currentTarget.files);
          currentTarget.value = "";
        }}
      />
      <Button variant={isQuiet ? "outline" : "solid"} onClick={() => chooser.current?.click()}>
        Choose files
      </Button>
    </Flex>
  );
};

const asNode = (target: EventTarget | null): Node | null => (target instanceof Node ? target : null);

const zone = {
  alignItems: "center",
  gap: "4",
  p: "5",
  borderWidth: "1.5px",
  borderStyle: "dashed",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  bg: "bg.subtle",
  "&[data-over]": { borderColor: "accent.solid", bg: "accent.subtle" },
  "@container sheet (max-width: 44rem)": { flexDirection: "column", alignItems: "stretch", gap: "3", p: "4" },
} as const;
