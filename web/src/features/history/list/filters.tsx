import { Box, Button } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { activeByName, chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";
import { FilterSelect } from "#web/ui/list/filter-select.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { useAllPages } from "#web/ui/list/use-all-pages.ts";
import { choices, type useView, usual } from "../use-filter.ts";

interface FiltersProps {
  view: ReturnType<typeof useView>;
}

/** The search box and the filters; on phones the latter unfold. */
export const Filters = ({ view }: FiltersProps) => {
  const { filter, order, set, setFilters } = view;
  const [isUnfolded, setUnfolded] = useState(false);
  const chatbots = useInfiniteQuery(chatbotPages);
  useAllPages(chatbots, true);
  const names = activeByName(chatbots.data?.pages.flatMap(({ items }) => items) ?? []);
  const folded = setFilters.filter((name) => name !== "text").length;
  return (
    <Box px="4" pt="3" pb="2">
      <SearchBox
        label="Search conversations"
        placeholder="Words, session, visitor"
        text={filter.text ?? ""}
        onText={(text) => set({ text })}
      />
      <Button
        variant="outline"
        mt="2"
        hideFrom="md"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <SlidersHorizontal size={14} />
        Filters{folded > 0 && ` (${folded})`}
      </Button>
      <Box role="group" aria-label="Filters" css={grid} data-unfolded={isUnfolded || undefined}>
        <FilterSelect
          label="Chatbot"
          value={filter.chatbotId ?? ""}
          options={{ "": "All chatbots", ...Object.fromEntries(names.map(({ id, name }) => [id, name])) }}
          onChange={(chatbot) => set({ chatbot })}
        />
        <FilterSelect
          label="Session"
          value={filter.session ?? usual.session}
          options={choices.session}
          onChange={(session) => set({ session })}
        />
        <FilterSelect
          label="Period"
          value={filter.period ?? usual.period}
          options={choices.period}
          first={usual.period}
          onChange={(period) => set({ period })}
        />
        <FilterSelect
          label="Outcome"
          value={filter.outcome ?? usual.outcome}
          options={choices.outcome}
          onChange={(outcome) => set({ outcome })}
        />
        <FilterSelect
          label="Feedback"
          value={filter.feedback ?? usual.feedback}
          options={choices.feedback}
          onChange={(feedback) => set({ feedback })}
        />
        <FilterSelect
          label="Channel"
          value={filter.channel ?? usual.channel}
          options={choices.channel}
          onChange={(channel) => set({ channel })}
        />
        <FilterSelect
          label="Sort by"
          value={order}
          options={choices.order}
          onChange={(next) => set({ order: next })}
        />
      </Box>
    </Box>
  );
};

const grid = {
  display: { base: "none", md: "grid" },
  "&[data-unfolded]": { display: "grid" },
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "1.5",
  mt: "2",
  // Names of chatbots are long, and the others fill their rows.
  "& > :first-child": { gridColumn: "1 / -1" },
} as const;
