import { Box, Button, chakra, Flex, VisuallyHidden } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { mostCriteria } from "#shared/jobs/rules.ts";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { JobForm } from "../../form/job-form.ts";
import { useGroundOf } from "../../form/lawful/use-ground-of.ts";
import { Section } from "../../form/section.tsx";
import { focusRow } from "../focus-row.ts";
import { newRowId } from "../new-row-id.ts";
import { CriterionRow } from "./criterion-row.tsx";
import { isRubricChanged } from "./is-changed.ts";
import { head } from "./layout.ts";
import { allWeights, shareOf } from "./share.ts";
import { Versions } from "./versions.tsx";

const ProposalDialog = lazyDialog(async () => (await import("../proposal-dialog.tsx")).ProposalDialog);

/** The criteria of the version in use, edited where they stand. */
export const Rubric = ({ job }: { job: JobDetail }) => {
  const { control } = useFormContext<JobForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "criteria", keyName: "key" });
  const criteria = useWatch({ control, name: "criteria" });
  const groundOf = useGroundOf();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [isDeriving, setDeriving] = useState(false);
  const counted = criteria.filter(({ text }) => !groundOf?.(text));
  const scored = counted.filter(({ kind }) => kind !== "note");
  const isChanged = isRubricChanged(job.rubric.criteria, criteria);
  const drop = (at: number) => {
    remove(at);
    setSaid(`Criterion ${at + 1} removed.`);
    focusRow(list.current, Math.min(at, fields.length - 2));
  };
  return (
    <Section
      title="Rubric"
      isWide
      lead="What answers are judged by, each for itself and by the applicant’s own words. The score is worked out from the weights; no model sets it."
      note={
        <>
          {isChanged ? (
            <Tag palette="orange">Version {whole(nextVersion(job))}, not saved</Tag>
          ) : (
            <Tag>Version {whole(job.rubric.version)}</Tag>
          )}
          <Button size="xs" variant="ghost" ms="auto" onClick={() => setDeriving(true)}>
            Derive again
          </Button>
        </>
      }
    >
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Box aria-hidden css={head}>
          <span>Criterion</span>
          <span>Kind</span>
          <span>Weight</span>
          <span>Share</span>
        </Box>
        <chakra.ol ref={list} aria-label="Criteria" listStyleType="none">
          {fields.map(({ key }, at) => {
            const criterion = criteria[at];
            return (
              criterion && (
                <CriterionRow
                  key={key}
                  at={at}
                  share={shareOf(criterion, counted)}
                  refused={groundOf?.(criterion.text)}
                  onRemove={() => drop(at)}
                />
              )
            );
          })}
        </chakra.ol>
        <Flex css={foot}>
          <Button
            variant="ghost"
            disabled={fields.length >= mostCriteria}
            onClick={() => append({ id: newRowId(), text: "", kind: "must", weight: 3 })}
          >
            <Plus size={14} />
            Add criterion
          </Button>
          <chakra.span>
            {fields.length >= mostCriteria && `At most ${mostCriteria}. `}
            {scored.length} {scored.length === 1 ? "weight" : "weights"}, {allWeights(counted)} in all. A note
            is read by people and not scored.
          </chakra.span>
        </Flex>
      </Box>
      <Versions job={job} isChanged={isChanged} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isDeriving && <ProposalDialog onClose={() => setDeriving(false)} />}
    </Section>
  );
};

const nextVersion = ({ rubrics }: JobDetail): number =>
  Math.max(0, ...rubrics.map(({ version }) => version)) + 1;

const foot = {
  align: "center",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: "3",
  ps: "1.5",
  pe: "4",
  py: "1.5",
  borderTopWidth: "1px",
  borderBottomRadius: "9px",
  bg: "bg.subtle",
  "& > span": {
    ms: { base: "2.5", md: "auto" },
    textStyle: "sm",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
} as const;
