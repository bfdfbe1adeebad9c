import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { citationsIn, numbersOf } from "#shared/quotation/citations.ts";
import { locale } from "#web/lib/format/locale.ts";
import type { Turn } from "../turns/turn.ts";
import { SourceNumber } from "./cite-chip.tsx";
import { DocumentLink } from "./document-link.tsx";
import type { OpenMark } from "./open-source.ts";
import { Passage } from "./passage.tsx";
import { SimilarityList } from "./similarity-list.tsx";
import { nameOf, similarityOf, surenessOf } from "./source-words.ts";
import { SpokenSource } from "./spoken-source.tsx";

interface SourcePanelProps {
  chatbotId: string;
  turn: Turn;
  /** Counted from 1. */
  number: number;
  /** The citation that opened it; without one, all that cite the source count. */
  mark: OpenMark | undefined;
  onStep: (number: number) => void;
  onClose: () => void;
}

/** The passage of a source beside the answer. Arrow keys step through the sources, the cited ones first; Esc closes. */
export const SourcePanel = ({ chatbotId, turn, number, mark, onStep, onClose }: SourcePanelProps) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const source = turn.sources[number - 1];
  if (!source) return null;
  const { cited, uncited } = numbersOf(turn.answer, turn.sources.length);
  const order = [...cited, ...uncited];
  const at = order.indexOf(number);
  const step = (by: number) => {
    const next = order[at + by];
    if (next) onStep(next);
  };
  const citing = citationsIn(turn.answer, turn.sources.length).filter(
    (citation) => citation.number === number,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) step(by);
    else if (event.key === "Escape") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { place, passage } = source.metadata;
  const claims = mark ? [mark.claim] : citing.map(({ claim }) => claim);
  return (
    <chakra.aside ref={panel} tabIndex={-1} aria-label="Source" onKeyDown={onKeyDown} css={frame}>
      <Flex align="center" gap="2" minH="14" ps="5" pe="2" py="2" borderBottomWidth="1px">
        <SourceNumber number={number} isCited={cited.includes(number)} />
        <Box flex="1" minW="0" aria-live="polite">
          <Heading
            as="h2"
            textStyle="sm"
            fontWeight="600"
            truncate
            dir="auto"
            textAlign="left"
            title={nameOf(source)}
          >
            {nameOf(source)}
          </Heading>
          <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {[place, `${similarityOf(source)} chance that it answers`, surenessOf(source)]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Box>
        <PanelButton label="Previous source" isOff={at === 0} onClick={() => step(-1)}>
          <ChevronUp size={16} />
        </PanelButton>
        <PanelButton label="Next source" isOff={at === order.length - 1} onClick={() => step(1)}>
          <ChevronDown size={16} />
        </PanelButton>
        <PanelButton label="Close source" onClick={onClose}>
          <X size={16} />
        </PanelButton>
      </Flex>
      <Box flex="1" minH="0" overflow="auto" p="4">
        <Passage key={`${number} ${mark?.index}`} source={source} number={number} claims={claims} />
        {passage !== undefined && (
          <Flex justify="space-between" pt="4" px="1" textStyle="xs" fontVariantNumeric="tabular-nums">
            <chakra.span color="fg.subtle">Passage</chakra.span>
            <span>{passage.toLocaleString(locale())}</span>
          </Flex>
        )}
        <Box pt="3" _empty={{ display: "none" }}>
          <SpokenSource key={number} chatbotId={chatbotId} source={source} claims={claims} />
        </Box>
        <Box pt="3" px="1">
          <DocumentLink chatbotId={chatbotId} source={source} />
        </Box>
      </Box>
      <SimilarityList
        sources={turn.sources}
        numbers={{ cited, uncited }}
        openNumber={number}
        onOpen={onStep}
        isFolded={window.innerWidth < 768}
      />
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
