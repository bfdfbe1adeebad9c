import "@fontsource-variable/newsreader/wght.css";
import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Document } from "#shared/documents/document.ts";
import { AppError } from "#shared/errors.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { passageName } from "./passages/passage-words.ts";
import { sheet } from "./passages/sheet.ts";
import { openingPart } from "./text-parts.ts";
import { TextSlot } from "./text-slot.tsx";
import { useSelected } from "./use-selected.ts";
import { ReadingBar } from "./viewer-bar.tsx";

export interface TextViewProps {
  document: Document;
  /** Processes the document again; offered if its text was not stored. */
  onReadAgain: () => void;
}

/** The text as it was extracted, with its passages; opens at the one that the address names. */
export const TextView = ({ document, onReadAgain }: TextViewProps) => {
  const { selected, select, isUnknown } = useSelected(document);
  const paper = useRef<HTMLDivElement>(null);
  const opening = useQuery({ ...openingPart(document, selected), placeholderData: keepPreviousData });
  const isOpen = opening.data !== undefined;
  const wanted = opening.isPlaceholderData || selected === undefined ? undefined : opening.data?.part;
  const isArriving = useRef(true);
  useEffect(() => {
    if (!isOpen) return;
    if (wanted !== undefined && selected !== undefined)
      leadTo(paper.current, selected, { withFocus: isArriving.current });
    isArriving.current = false;
  }, [isOpen, wanted, selected]);

  if (opening.isPending) return <Skeleton label="Loading text" rows={8} />;
  if (!opening.data)
    return (
      <ErrorState
        title="The text could not be loaded"
        error={opening.error}
        onRetry={isNotKept(opening.error) ? onReadAgain : () => void opening.refetch()}
      />
    );
  const { parts, total, passages } = opening.data;
  const passage = passages.find(({ ordinal }) => ordinal === selected);
  return (
    <>
      <ReadingBar document={document} selected={selected} onSelect={select} />
      <VisuallyHidden role="status">
        {passage && `${passageName(passage)}, of ${document.chunk_count}`}
      </VisuallyHidden>
      {isUnknown && (
        <chakra.p role="status" mb="2" textStyle="sm" color="fg.muted">
          The passage of this address is not in the document. The document may have been re-processed.
        </chakra.p>
      )}
      <Box ref={paper} css={sheet} onClick={(event) => selectClicked(event, select)}>
        {Array.from({ length: parts }, (_, part) => (
          <TextSlot
            key={partKey(document, part)}
            document={document}
            part={part}
            guessedHeight={guess(total / parts)}
            isWanted={total <= shortText || part === wanted}
            selected={selected}
          />
        ))}
      </Box>
      <End isLong={parts > 1} />
    </>
  );
};

const End = ({ isLong }: { isLong: boolean }) =>
  isLong && (
    <chakra.p mt="3" textStyle="xs" color="fg.subtle">
      End of the document
    </chakra.p>
  );

const isNotKept = (error: Error | null): boolean => error instanceof AppError && error.code === "conflict";

const partKey = ({ id, sha256 }: Document, part: number): string => `${id} ${sha256} ${part}`;

/** Up to this many characters, all parts are rendered, so that the browser's search finds them. */
const shortText = 200_000;

const lineHeight = 26;

/** Estimated height in pixels of a text with this many characters. */
const guess = (characters: number): number =>
  (characters / Math.min(85, window.innerWidth / 9)) * lineHeight * 1.2;

/** Scrolls to a passage unless it is visible, and focuses it if the address named it. */
const leadTo = (paper: HTMLElement | null, ordinal: number, { withFocus }: { withFocus: boolean }): void => {
  const passage = paper?.querySelector<HTMLElement>(`[data-passage="${ordinal}"]`);
  const sheet = paper?.closest("main");
  if (!passage || !sheet) return;
  if (withFocus) passage.querySelector<HTMLElement>("a.number")?.focus({ preventScroll: true });
  const { top } = passage.getBoundingClientRect();
  const view = sheet.getBoundingClientRect();
  if (top < view.top + 56 || top > view.bottom - 120) passage.scrollIntoView({ block: "start" });
};

/** A click anywhere in a passage selects it; dragging over text still selects text. */
const selectClicked = ({ target }: MouseEvent, select: (ordinal: number) => void): void => {
  if (!(target instanceof Element) || target.closest("a, button") || !getSelection()?.isCollapsed) return;
  const ordinal = target.closest<HTMLElement>("[data-passage]")?.dataset.passage;
  if (ordinal !== undefined) select(Number(ordinal));
};
