import { Box, chakra } from "@chakra-ui/react";
import { shortDay } from "#web/lib/format/dates.ts";
import { useLead } from "../queries.ts";
import { sightingWords } from "../words.ts";
import { grid } from "./columns.ts";

const maxShown = 5;

/** The later conversations in which the open lead was left again, below its card. */
export const LaterSightings = ({ id }: { id: string }) => {
  const { data: lead } = useLead(id);
  return lead?.seen
    .slice(0, -1)
    .slice(0, maxShown)
    .map((one) => (
      <Box key={one.conversation_id} role="row" css={line}>
        <Box role="cell" />
        <Box role="cell" className="words">
          <bdi>{sightingWords(one, lead)}</bdi>
        </Box>
        <Box role="cell" className="from">
          <chakra.bdi>
            {one.rag_system_name} · {one.widget_name}
          </chakra.bdi>
        </Box>
        <Box role="cell" className="status" />
        <Box role="cell" className="when">
          {shortDay(one.at)}
        </Box>
      </Box>
    ));
};

const narrow = "@container sheet (max-width: 62rem)";
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const line = {
  ...grid,
  minH: "9",
  borderBottomWidth: "1px",
  bg: "bg.subtle",
  textStyle: "xs",
  color: "fg.muted",
  "& .words": { ...cut, ps: "3", borderStartWidth: "2px" },
  "& .from": cut,
  "& .when": { textAlign: "end", whiteSpace: "nowrap" },
  [narrow]: { ...grid[narrow], "& .from, & .status": { display: "none" } },
} as const;
