import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { moment } from "#web/lib/format/dates.ts";
import { iconNames } from "./icons.ts";
import { type Row, rowsOf } from "./rows.ts";
import type { Saved, Saving } from "./use-saving.ts";

/** Another window saved the categories since they were read here: both lists, of which one is kept. */
export const Conflict = ({ saving, theirs }: { saving: Saving; theirs: Saved }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="alert" aria-labelledby="conflict" css={frame}>
      <Heading ref={heading} as="h2" id="conflict" textStyle="h3" tabIndex={-1} outline="none">
        The categories were saved in another window
        {theirs.updated_at && ` at ${moment(theirs.updated_at)}`}
      </Heading>
      <Text textStyle="sm" mt="1">
        Nothing is lost: choose which ones to keep, or change yours first.
      </Text>
      <Box className="both">
        <Version title="Here" rows={saving.rows} others={rowsOf(theirs.items)} />
        <Version title="In the other window" rows={rowsOf(theirs.items)} others={saving.rows} />
      </Box>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button variant="outline" loading={saving.isPending} type="submit">
          Save mine over it
        </Button>
        <Button variant="outline" onClick={saving.takeTheirs}>
          Take the other ones
        </Button>
      </Flex>
    </Box>
  );
};

/** The categories of one window in their order; those that the other one does not have as they are stand out. */
const Version = ({ title, rows, others }: { title: string; rows: Row[]; others: Row[] }) => {
  const known = new Set(others.map(wordsOf));
  return (
    <section aria-label={title}>
      <small>{title}</small>
      <chakra.ol listStyleType="none">
        {rows.map((row) => (
          <li key={row.row}>
            {known.has(wordsOf(row)) ? <bdi>{wordsOf(row)}</bdi> : <b dir="auto">{wordsOf(row)}</b>}
          </li>
        ))}
      </chakra.ol>
    </section>
  );
};

const wordsOf = ({ name, description, icon, is_active }: Row): string =>
  `${name || "Without a name"} (${[description, iconNames[icon], !is_active && "not offered"].filter(Boolean).join(", ")})`;

const frame = {
  mb: "6",
  px: { base: "4", md: "5" },
  py: "4",
  bg: "orange.subtle",
  borderWidth: "1px",
  borderColor: "orange.solid",
  borderRadius: "l3",
  "& > .both": {
    display: "grid",
    gap: "3",
    mt: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
  "& section": { p: "3", bg: "bg.panel", borderRadius: "l2", textStyle: "sm", overflowWrap: "anywhere" },
  "& small": { display: "block", textStyle: "xs", color: "fg.muted" },
  "& b": { fontWeight: "600" },
} as const;
