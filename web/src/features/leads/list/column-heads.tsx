import { Box, chakra, Flex } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { SelectBox } from "#web/ui/select-box.tsx";
import type { View } from "../use-view.ts";
import { boxArea, grid, heads, orders } from "./columns.ts";

interface ColumnHeadsProps {
  view: View;
  total: number;
  selected: number;
  onToggleAll: () => void;
}

/** The heads sort by their columns: first from the top of the alphabet, or the newest, then the other way round. */
export const ColumnHeads = ({ view: { filter, set }, total, selected, onToggleAll }: ColumnHeadsProps) => (
  <Box role="row" css={row}>
    <Box role="columnheader">
      <SelectBox
        {...boxArea}
        label={`Select all ${total}`}
        isSelected={selected > 0 && selected >= total}
        isMixed={selected > 0}
        onChange={onToggleAll}
      />
    </Box>
    {heads.map(({ column, name }) => {
      const isSorted = filter.sort === column;
      const first = column === "created_at" ? "desc" : "asc";
      const other = filter.direction === "asc" ? "desc" : "asc";
      return (
        <Box
          key={column}
          role="columnheader"
          className="head-cell"
          aria-sort={isSorted ? (filter.direction === "asc" ? "ascending" : "descending") : undefined}
        >
          <chakra.button
            type="button"
            onClick={() => set({ sort: column, direction: isSorted ? other : first })}
          >
            {name}
            {isSorted && (filter.direction === "asc" ? <ArrowUp size={12} /> : <ArrowDown size={12} />)}
          </chakra.button>
        </Box>
      );
    })}
    <Flex role="columnheader" className="order">
      <chakra.select
        aria-label="Sort by"
        value={`${filter.sort} ${filter.direction}`}
        onChange={({ currentTarget: { value } }) => {
          const [sort = "", direction = ""] = value.split(" ");
          set({ sort, direction });
        }}
      >
        {!(`${filter.sort} ${filter.direction}` in orders) && (
          <option value={`${filter.sort} ${filter.direction}`}>Chosen order</option>
        )}
        {Object.entries(orders).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </chakra.select>
    </Flex>
  </Box>
);

const narrow = "@container sheet (max-width: 62rem)";

const row = {
  ...grid,
  minH: "9",
  borderBottomWidth: "1px",
  bg: "bg.subtle",
  color: "fg.subtle",
  textStyle: "xs",
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minH: "6",
    fontWeight: "500",
    cursor: "pointer",
    _hover: { color: "fg" },
  },
  "& [aria-sort] button": { color: "fg", fontWeight: "600" },
  "& > :nth-child(5)": { justifySelf: "end" },
  "& .order": { display: "none" },
  "& select": { minH: "9", bg: "transparent", color: "fg.muted", fontWeight: "550", cursor: "pointer" },
  "& option": { bg: "bg.panel", color: "fg" },
  [narrow]: {
    ...grid[narrow],
    "& .head-cell": { display: "none" },
    "& .order": { display: "flex", gridColumn: "2 / -1", justifyContent: "end" },
  },
} as const;
