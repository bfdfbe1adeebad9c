import { Box, chakra, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { iconButtons } from "../questions/row-layout.ts";
import { useEditor } from "./editor-context.ts";

interface SectionHeadProps {
  section: TemplateSection;
  isLast: boolean;
  onEdit: () => void;
}

/** Number, title and description of a section with its buttons. */
export const SectionHead = ({ section, isLast, onEdit }: SectionHeadProps) => {
  const { moveSection, askRemoval } = useEditor();
  const [hasActions, setActions] = useState(false);
  const { id: sectionId, section_order: from, title, description } = section;
  const move = (place: number) => moveSection({ sectionId, from, place });
  const name = `section ${from}`;
  return (
    <Flex css={head} data-head={sectionId} data-open={hasActions || undefined}>
      <Box flex="1" minW="0">
        <Heading
          as="h2"
          id={sectionId}
          tabIndex={-1}
          textStyle="h3"
          display="flex"
          gap="2"
          scrollMarginTop="4"
        >
          <chakra.span color="fg.subtle" fontWeight="500" fontVariantNumeric="tabular-nums">
            {from}
          </chakra.span>
          <chakra.bdi overflowWrap="anywhere" minW="0">
            {title}
          </chakra.bdi>
        </Heading>
        {description && (
          <Text textStyle="sm" color="fg.muted" textWrap="pretty" overflowWrap="anywhere" dir="auto">
            {description}
          </Text>
        )}
      </Box>
      <Flex className="do">
        <button
          type="button"
          aria-label={`Move ${name} up`}
          data-act="up"
          disabled={from === 1}
          onClick={() => move(from - 1)}
        >
          <ArrowUp size={15} />
        </button>
        <button
          type="button"
          aria-label={`Move ${name} down`}
          data-act="down"
          disabled={isLast}
          onClick={() => move(from + 1)}
        >
          <ArrowDown size={15} />
        </button>
        <button type="button" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil size={15} />
        </button>
        <button type="button" aria-label={`Delete ${name}`} onClick={() => askRemoval({ section })}>
          <Trash2 size={15} />
        </button>
      </Flex>
      <IconButton
        className="dots"
        variant="ghost"
        aria-label={`More for section ${from}`}
        aria-expanded={hasActions}
        onClick={() => setActions(!hasActions)}
      >
        <Ellipsis size={16} />
      </IconButton>
    </Flex>
  );
};

const head = {
  alignItems: "flex-start",
  gap: "2",
  pb: "2",
  "& > .do": { gap: "1", mt: "-1", ...iconButtons },
  "& > .dots": { display: "none" },
  "@container sheet (max-width: 56rem)": {
    flexWrap: "wrap",
    "& > .dots": { display: "inline-flex", mt: "-1.5" },
    "& > .do": { display: "none", order: "3", flexBasis: "100%", ms: "-2" },
    "&[data-open] > .do": { display: "flex" },
  },
} as const;
