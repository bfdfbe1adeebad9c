import { chakra } from "@chakra-ui/react";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { day } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { Tag } from "#web/ui/tag.tsx";
import { counted } from "../../words.ts";

/** Every version of the rubric with its scores; those of earlier versions are stale. */
export const Versions = ({ job, isChanged }: { job: JobDetail; isChanged: boolean }) => {
  const { rubrics, rubric } = job;
  return (
    <chakra.details css={frame}>
      <summary>Versions</summary>
      <ul>
        {isChanged && (
          <li>
            <b>{whole((rubrics[0]?.version ?? 0) + 1)}</b>
            <span>Not saved</span>
            <small>
              {rubric.scored > 0 &&
                `${counted(rubric.scored, "score")} ${rubric.scored === 1 ? "becomes" : "become"} stale`}
            </small>
          </li>
        )}
        {rubrics.map(({ version, change, scored, created_at }) => (
          <li key={version}>
            <b>{whole(version)}</b>
            <span>
              <chakra.bdi overflowWrap="anywhere">{change}</chakra.bdi>{" "}
              {version === rubric.version && <Tag palette="accent">In use</Tag>}
              {version !== rubric.version && scored > 0 && <Tag palette="orange">Stale</Tag>}
            </span>
            <small>
              {scored > 0 ? counted(scored, "score") : "No score"}, since {day(created_at)}
            </small>
          </li>
        ))}
      </ul>
    </chakra.details>
  );
};

const frame = {
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.subtle",
  "& > summary": {
    px: "3",
    py: { base: "3", md: "2" },
    textStyle: "sm",
    fontWeight: "550",
    cursor: "pointer",
    color: "fg.muted",
  },
  "& ul": { listStyleType: "none", px: "3", pb: "2" },
  "& li": {
    display: "grid",
    gridTemplateColumns: { base: "1.25rem minmax(0, 1fr)", md: "1.25rem minmax(0, 1fr) auto" },
    gap: "1",
    columnGap: "2",
    alignItems: "center",
    minH: "10",
    py: "1.5",
    borderTopWidth: "1px",
    textStyle: "sm",
  },
  "& b": { color: "fg.muted", fontWeight: "550", fontVariantNumeric: "tabular-nums" },
  "& small": { textStyle: "xs", color: "fg.muted", gridColumn: { base: "2", md: "3" } },
} as const;
