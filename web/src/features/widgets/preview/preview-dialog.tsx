import { Box, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Pills } from "#web/ui/pills.tsx";
import { type PreviewBackground, previewBackgroundNames, previewBackgrounds } from "./preview-backgrounds.ts";

interface PreviewDialogProps {
  widget: Widget;
  isOpen: boolean;
  onClose: () => void;
}

/** The real widget on a background of the owner's choice; questions asked here are answered. */
export const PreviewDialog = ({ widget, isOpen, onClose }: PreviewDialogProps) => {
  const [background, setBackground] = useState<PreviewBackground>("Light");
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="publish"
      title={`Preview of ${widget.name}`}
      lead="This is the widget as it is saved. You can ask it something."
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
        <Text textStyle="sm" fontWeight="550">
          Background
        </Text>
        <Pills
          label="Background"
          values={previewBackgroundNames}
          value={background}
          onChange={setBackground}
        />
      </Flex>
      {widget.is_active ? (
        <Box
          p={{ base: "2", md: "6" }}
          borderWidth="1px"
          borderRadius="8px"
          style={{ background: previewBackgrounds[background] }}
        >
          <Box {...frame} style={frameSize(widget)} asChild>
            <iframe src={paths.embed(widget.id)} title={`Preview of ${widget.name}`} />
          </Box>
        </Box>
      ) : (
        <Text color="fg.muted">
          An inactive widget appears nowhere, not even here. Activate it to see it.
        </Text>
      )}
    </Dialog>
  );
};

const frame = {
  display: "block",
  w: "full",
  maxW: "full",
  mx: "auto",
  border: "0",
  overflow: "hidden",
} as const;

const frameSize = ({ config, theme }: Widget) => ({
  width: config.maxWidth,
  height: `min(${config.maxHeight}, 60dvh)`,
  borderRadius: theme.borderRadius,
});
