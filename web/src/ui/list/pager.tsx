import { Button, chakra, Flex } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { locale } from "../../lib/format/locale.ts";

interface PagerProps {
  /** The plural of what is listed: "leads". */
  things: string;
  /** How many a page has. */
  pageLength: number;
  total: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** The place of the page in the list; absent if there is one page. */
export const Pager = ({ things, pageLength, total, page, onPage }: PagerProps) => {
  const last = Math.ceil(total / pageLength);
  if (last <= 1 && page === 1) return null;
  const number = (count: number) => count.toLocaleString(locale());
  const from = (page - 1) * pageLength + 1;
  const words =
    from > total
      ? `Nothing on this page of ${number(last)}`
      : `${number(from)} to ${number(Math.min(page * pageLength, total))} of ${number(total)}`;
  return (
    <Flex
      as="nav"
      aria-label={`Pages of ${things}`}
      align="center"
      gap="2"
      ps="4"
      pe="2"
      minH="11"
      textStyle="xs"
    >
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
