import { Box, NativeSelect } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import type { Document } from "#shared/documents/document.ts";
import { placesOf } from "./places.ts";

interface PlaceSelectProps {
  document: Document;
  onSelect: (ordinal: number) => void;
}

/** Jumps to a page, slide or sheet of a document with several. */
export const PlaceSelect = ({ document, onSelect }: PlaceSelectProps) => {
  const { data: places = [] } = useQuery(placesOf(document));
  if (places.length < 2) return null;
  return (
    <Box ms="auto" w="10rem" minW="0">
      <NativeSelect.Root>
        <NativeSelect.Field
          aria-label="Go to a page, slide or sheet"
          value=""
          onChange={({ currentTarget }) => onSelect(Number(currentTarget.value))}
        >
          <option value="" disabled>
            Go to…
          </option>
          {places.map(({ name, ordinal }) => (
            <option key={name} value={ordinal}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
};
