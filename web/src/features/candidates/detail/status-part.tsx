import { chakra } from "@chakra-ui/react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { Part } from "#web/ui/page/part.tsx";
import { statusNames } from "../words.ts";
import { StatusButtons } from "./status-buttons.tsx";

/** The status, with who decided it and when. */
export const StatusPart = ({ candidate }: { candidate: CandidateDetail }) => (
  <Part title="Status">
    <StatusButtons candidate={candidate} />
    <ByWhom candidate={candidate} />
  </Part>
);

const ByWhom = ({ candidate }: { candidate: CandidateDetail }) => {
  const [last, ...earlier] = candidate.decisions;
  if (!last)
    return (
      <chakra.p css={line}>
        {sinceWhen(candidate)}. <b>No decision yet:</b> only a person makes one.
      </chakra.p>
    );
  return (
    <>
      <chakra.p css={line}>
        <b>
          {statusNames[last.status]} by <bdi>{last.by || "a former member"}</bdi>
        </b>
        , {moment(last.at)}
      </chakra.p>
      {earlier.length > 0 && (
        <chakra.details css={line}>
          <summary>Earlier decisions</summary>
          <ol>
            {earlier.map(({ at, status, by }) => (
              <li key={at}>
                {statusNames[status]} by <bdi>{by || "a former member"}</bdi>, {moment(at)}
              </li>
            ))}
          </ol>
        </chakra.details>
      )}
    </>
  );
};

/** The event that has set the status, if no person did. */
const sinceWhen = ({ status, interview, created_at }: CandidateDetail): string => {
  if (status === "reviewed" && interview?.finished_at)
    return `Reviewed since the interview ended, ${moment(interview.finished_at)}`;
  if (status === "interviewing" && interview)
    return `Interviewing since the interview began, ${moment(interview.started_at)}`;
  return `${statusNames[status]} since the application came in, ${moment(created_at)}`;
};

const line = {
  mt: "2",
  textStyle: "xs",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  "& b": { color: "fg" },
  "& summary": { cursor: "pointer", minH: { base: "11", md: "auto" } },
  "& ol": { listStyleType: "none", mt: "1", display: "grid", gap: "1" },
} as const;
