import { Button, chakra, Flex } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { whole } from "#web/lib/format/numbers.ts";
import { pageLength } from "./queries.ts";

interface PagerProps {
  total: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The place of the page in the list; absent if there is one page. */
export const Pager = ({ total, page, onPage }: PagerProps) => {
  const last = Math.ceil(total / pageLength);
  if (last <= 1 && page === 1) return null;
  const from = (page - 1) * pageLength + 1;
  const words =
    from > total
      ? `Nothing on page ${whole(page)} of ${whole(last)}`
      : `${whole(from)} to ${whole(Math.min(page * pageLength, total))} of ${whole(total)}`;
  return (
    <Flex as="nav" aria-label="Pages of job postings" align="center" gap="2" mt="3" textStyle="sm">
      <chakra.span flex="1" color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
        {words}
      </chakra.span>
      <Button
        variant="ghost"
        px="0"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        <ChevronLeft size={16} />
      </Button>
      <Button
        variant="ghost"
        px="0"
        aria-label="Next page"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} />
      </Button>
    </Flex>
  );
};
