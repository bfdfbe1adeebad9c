import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { fieldNames, formOf, type JobForm } from "../form/job-form.ts";
import type { Saving } from "./use-saving.ts";

interface ConflictProps {
  mine: UseFormReturn<JobForm>;
  theirs: JobDetail;
  saving: Saving;
}

/** Somebody saved the posting while it was edited here: each part that differs, in both wordings. */
export const Conflict = ({ mine, theirs, saving }: ConflictProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const differing = differences(mine.watch(), formOf(theirs));
  return (
    <Box role="alert" aria-labelledby="conflict" css={frame}>
      <Heading ref={heading} as="h2" id="conflict" textStyle="h3" tabIndex={-1} outline="none">
        This posting was saved elsewhere at {moment(theirs.updated_at)}
      </Heading>
      <Text textStyle="sm" mt="1">
        Nothing is lost: below is what differs. Choose which one to keep, or change your form first.
      </Text>
      <chakra.ul css={list}>
        {differing.map(({ name, own, other }) => (
          <li key={name}>
            <b>{fieldNames[name]}</b>
            <p>
              <small>Here</small>
              <bdi>{own}</bdi>
            </p>
            <p>
              <small>Saved elsewhere</small>
              <bdi>{other}</bdi>
            </p>
          </li>
        ))}
      </chakra.ul>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button variant="outline" onClick={saving.keepMine}>
          Save mine over it
        </Button>
        <Button variant="outline" onClick={saving.takeTheirs}>
          Take the other one
        </Button>
      </Flex>
    </Box>
  );
};

const differences = (mine: JobForm, theirs: JobForm) =>
  (Object.keys(fieldNames) as (keyof JobForm)[])
    .map((name) => ({ name, own: wordsOf(mine[name]), other: wordsOf(theirs[name]) }))
    .filter(({ own, other }) => own !== other);

const wordsOf = (value: JobForm[keyof JobForm]): string => {
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (!Array.isArray(value)) return String(value) || "Empty";
  const lines = value.map((one) =>
    "text" in one ? `${one.text} (${one.kind}, ${one.weight})` : one.question_text,
  );
  return lines.join("\n") || "None";
};

const frame = {
  mb: "6",
  px: { base: "4", md: "5" },
  py: "4",
  bg: "orange.subtle",
  borderWidth: "1px",
  borderColor: "orange.solid",
  borderRadius: "l3",
} as const;

const list = {
  listStyleType: "none",
  mt: "3",
  display: "grid",
  gap: "3",
  "& li": {
    display: "grid",
    gap: "1",
    columnGap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    p: "3",
    bg: "bg.panel",
    borderRadius: "l2",
    textStyle: "sm",
  },
  "& b": { gridColumn: "1 / -1", fontWeight: "550" },
  "& p": { whiteSpace: "pre-wrap", overflowWrap: "anywhere", maxH: "16rem", overflow: "auto" },
  "& small": { display: "block", textStyle: "xs", color: "fg.muted" },
} as const;
