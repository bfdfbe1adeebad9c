import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Turn } from "../turns/turn.ts";
import { sentencesCiting } from "./citations.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { DocumentLink } from "./document-link.tsx";
import { Passage } from "./passage.tsx";
import { SimilarityList } from "./similarity-list.tsx";
import { nameOf, similarityOf } from "./source-words.ts";

interface SourcePanelProps {
  chatbotId: string;
  turn: Turn;
  /** Counted from 1. */
  number: number;
  onStep: (number: number) => void;
  onClose: () => void;
}

/** The cited passage beside the answer. Arrow keys step through the sources, Esc closes. */
export const SourcePanel = ({ chatbotId, turn, number, onStep, onClose }: SourcePanelProps) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const source = turn.sources[number - 1];
  if (!source) return null;
  const step = (by: number) => turn.sources[number - 1 + by] && onStep(number + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) step(by);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { place, passage } = source.metadata;
  return (
    <chakra.aside ref={panel} tabIndex={-1} aria-label="Source" onKeyDown={onKeyDown} css={frame}>
      <Flex align="center" gap="2" minH="14" ps="5" pe="2" py="2" borderBottomWidth="1px">
        <SourceNumber number={number} />
        <Box flex="1" minW="0" aria-live="polite">
          <Heading as="h2" textStyle="sm" fontWeight="600" truncate title={nameOf(source)}>
            {nameOf(source)}
          </Heading>
          <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {[place, `${similarityOf(source)} similar`].filter(Boolean).join(" · ")}
          </Text>
        </Box>
        <PanelButton label="Previous source" isOff={number === 1} onClick={() => step(-1)}>
          <ChevronUp size={16} />
        </PanelButton>
        <PanelButton label="Next source" isOff={number === turn.sources.length} onClick={() => step(1)}>
          <ChevronDown size={16} />
        </PanelButton>
        <PanelButton label="Close source" onClick={onClose}>
          <X size={16} />
        </PanelButton>
      </Flex>
      <Box flex="1" minH="0" overflow="auto" p="4">
        <Passage
          key={number}
          source={source}
          number={number}
          quotes={sentencesCiting(turn.answer, number, turn.sources.length)}
        />
        {passage !== undefined && (
          <Flex justify="space-between" pt="4" px="1" textStyle="xs" fontVariantNumeric="tabular-nums">
            <chakra.span color="fg.subtle">Passage</chakra.span>
            <span>{passage.toLocaleString("en-US")}</span>
          </Flex>
        )}
        <Box pt="3" px="1">
          <DocumentLink chatbotId={chatbotId} source={source} />
        </Box>
      </Box>
      <SimilarityList sources={turn.sources} isFolded={window.innerWidth < 768} />
    </chakra.aside>
  );
};

interface PanelButtonProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const PanelButton = ({ label, isOff, onClick, children }: PanelButtonProps) => (
  <Button variant="ghost" px="0" aria-label={label} aria-disabled={isOff} onClick={onClick}>
    {children}
  </Button>
);

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

const frame = {
  display: "flex",
  flexDirection: "column",
  minW: "0",
  minH: "0",
  overflow: "hidden",
  borderStartWidth: "1px",
  bg: "bg.subtle",
  "@container chat (max-width: 56rem)": {
    position: "absolute",
    inset: "0 0 0 auto",
    zIndex: "1",
    width: "min(27rem, 100%)",
    boxShadow: "dialog",
  },
  "@container chat (max-width: 44rem)": {
    inset: "auto 0 0 0",
    width: "100%",
    height: "82%",
    borderStartWidth: "0",
    borderRadius: "16px 16px 0 0",
  },
} as const;
