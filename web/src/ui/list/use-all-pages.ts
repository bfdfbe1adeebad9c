import { useEffect } from "react";

/** A list of pages, as `useInfiniteQuery` returns it. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Reads the further pages of a list while they are needed. */
export const useAllPages = (pages: Pages, isNeeded: boolean): void => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (isNeeded && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNeeded, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
};
