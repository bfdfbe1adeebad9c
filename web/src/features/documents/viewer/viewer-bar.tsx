import { Button, chakra, Flex, Input } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import type { Document } from "#shared/documents/document.ts";
import { locale } from "#web/lib/format/locale.ts";
import { PlaceSelect } from "./place-select.tsx";

interface ReadingBarProps {
  document: Document;
  selected?: number;
  onSelect: (ordinal: number) => void;
}

/** The sticky bar above the text: steps through the passages, or jumps to one by number or page. */
export const ReadingBar = ({ document, selected, onSelect }: ReadingBarProps) => {
  const count = document.chunk_count;
  const number = selected === undefined ? "" : String(selected + 1);
  const [typed, setTyped] = useState(number);
  useEffect(() => setTyped(number), [number]);
  const wanted = Number(typed);
  const isPossible = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible) onSelect(wanted - 1);
  };
  const step = (by: number) => {
    const next = selected === undefined ? 0 : selected + by;
    if (next >= 0 && next < count) onSelect(next);
  };
  return (
    <Flex css={bar}>
      <chakra.form onSubmit={go} display="flex" alignItems="center" gap="2">
        <label htmlFor="passage-number">Passage</label>
        <Input
          id="passage-number"
          inputMode="numeric"
          autoComplete="off"
          w={{ base: "3.25rem", md: "4.5rem" }}
          textAlign="center"
          placeholder="1"
          value={typed}
          aria-invalid={typed !== "" && !isPossible}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        />
        <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          of {count.toLocaleString(locale())}
        </chakra.span>
      </chakra.form>
      <Flex>
        <Button
          variant="ghost"
          px="0"
          aria-label="Previous passage"
          aria-disabled={!selected}
          onClick={() => step(-1)}
        >
          <ChevronUp size={16} />
        </Button>
        <Button
          variant="ghost"
          px="0"
          aria-label="Next passage"
          aria-disabled={selected === count - 1}
          onClick={() => step(1)}
        >
          <ChevronDown size={16} />
        </Button>
      </Flex>
      <PlaceSelect document={document} onSelect={onSelect} />
    </Flex>
  );
};

const bar = {
  position: "sticky",
  top: "0",
  zIndex: "1",
  alignItems: "center",
  gap: { base: "1", md: "3" },
  maxW: "55rem",
  mx: "-2",
  px: "2",
  py: "2",
  bg: "bg.surface",
  textStyle: "sm",
} as const;
