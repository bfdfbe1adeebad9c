import { Grid } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { activeByName, chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";
import { FilterSelect } from "../../ui/list/filter-select.tsx";
import { useAllPages } from "../../ui/list/use-all-pages.ts";
import { sources, type View } from "./use-view.ts";

/** Limits the figures to a chatbot and to a way by which people come. */
export const Filters = ({ view: { filter, set } }: { view: View }) => {
  const chatbots = useInfiniteQuery(chatbotPages);
  useAllPages(chatbots, true);
  const names = activeByName(chatbots.data?.pages.flatMap(({ items }) => items) ?? []);
  return (
    <Grid role="group" aria-label="Filters" css={row}>
      <FilterSelect
        label="Chatbot"
        value={filter.chatbotId ?? ""}
        options={{ "": "All chatbots", ...Object.fromEntries(names.map(({ id, name }) => [id, name])) }}
        onChange={(chatbot) => set({ chatbot })}
      />
      <FilterSelect
        label="Source"
        value={filter.source ?? ""}
        options={{ "": "All sources", ...sources }}
        onChange={(source) => set({ source })}
      />
    </Grid>
  );
};

const row = {
  gap: "2",
  mb: "4",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "16rem 11rem" },
} as const;
