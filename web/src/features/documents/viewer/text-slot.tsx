import { Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { memo, useRef } from "react";
import type { Document } from "#shared/documents/document.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { SkeletonLine } from "#web/ui/state/skeleton.tsx";
import { PartView } from "./passages/part-view.tsx";
import { textPart } from "./text-parts.ts";
import { useKeptHeight } from "./use-kept-height.ts";
import { useNear } from "./use-near.ts";

interface TextSlotProps {
  document: Document;
  part: number;
  /** Estimated height in pixels, until it has been rendered once. */
  guessedHeight: number;
  /** Rendered at any scroll position. */
  isWanted: boolean;
  selected?: number;
}

/** The slot of one part of the text, which is loaded and rendered only near the visible area. */
export const TextSlot = memo(({ document, part, guessedHeight, isWanted, selected }: TextSlotProps) => {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot) || isWanted;
  const { data, error, refetch } = useQuery({ ...textPart(document, part), enabled: isNear });
  const isShown = isNear && Boolean(data ?? error);
  const height = useKeptHeight(slot, { isShown, guessedHeight });
  return (
    <div ref={slot} data-part={part} style={isShown ? undefined : { height, ...waiting }}>
      {isShown && data && <PartView part={data} selected={selected} />}
      {isShown && !data && (
        <ErrorState
          title="This part of the text could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isNear && !isShown && <Lines />}
    </div>
  );
});

/** Placeholders are no scroll anchors: the browser then anchors to text. */
const waiting = { overflow: "hidden", overflowAnchor: "none" } as const;

const Lines = () => (
  <Stack role="status" aria-label="Loading text" gap="3.5" py="4" ps={{ base: "0", md: "14" }}>
    {["92%", "97%", "88%", "95%", "60%", "93%", "90%", "35%"].map((width) => (
      <SkeletonLine key={width} width={width} />
    ))}
  </Stack>
);
