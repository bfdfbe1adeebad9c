import { Box, Button } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { SkeletonLine } from "../state/skeleton.tsx";
import type { Pages } from "./use-all-pages.ts";

/** The end of the list: reads the next page when it comes into view; after a failure a button reads it. */
export const NextPage = ({ list }: { list: Pages }) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const observer = new IntersectionObserver((entries) => {
      // a busy page gets several entries at once, the oldest first
      if (entries.at(-1)?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <Box ref={end} px="4" py="3" role="status" aria-label={isFetchingNextPage ? "Loading more" : undefined}>
      {isFetchNextPageError ? (
        <Button variant="outline" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : (
        <SkeletonLine width="60%" />
      )}
    </Box>
  );
};
