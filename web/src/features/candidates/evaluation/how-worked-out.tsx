import { Button, chakra, Flex } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { shares } from "#shared/candidates/shares.ts";
import { moment } from "#web/lib/format/dates.ts";
import { locale } from "#web/lib/format/locale.ts";
import { judgeOf } from "../words.ts";
import { useEvaluateAgain } from "./evaluation-state.tsx";

/** How the score comes about; when, by what and on which criteria it was worked out, and what it was before. */
export const HowWorkedOut = ({ candidate }: { candidate: CandidateDetail }) => {
  const [evaluation, ...earlier] = candidate.evaluations;
  const again = useEvaluateAgain(candidate);
  if (!evaluation) return null;
  const share = (value: number) => value.toLocaleString(locale());
  return (
    <chakra.div css={small}>
      <p>
        Marks come from the answers alone; each needs a sentence found word for word. Points are weight times
        mark (shown {share(shares.shown)}, described {share(shares.described)}, mentioned{" "}
        {share(shares.mentioned)}). No model sets the score.
      </p>
      <Flex align="center" gap="2" wrap="wrap" mt="2">
        <chakra.p flex="1 1 14rem">
          Evaluated {moment(evaluation.at)} by <bdi>{judgeOf(evaluation)}</bdi>, on version{" "}
          {evaluation.rubric_version} of the criteria.
        </chakra.p>
        {!candidate.is_evaluating && (
          <Button variant="ghost" size="xs" loading={again.isPending} onClick={() => again.mutate()}>
            <RotateCw size={14} />
            Evaluate again
          </Button>
        )}
      </Flex>
      {earlier.length > 0 && (
        <details>
          <summary>Earlier evaluations</summary>
          <ol>
            {earlier.map((one) => (
              <li key={one.at}>
                {moment(one.at)}: {one.score === null ? "no score" : `${one.score}%`} by{" "}
                <bdi>{judgeOf(one)}</bdi>, version {one.rubric_version}
              </li>
            ))}
          </ol>
        </details>
      )}
    </chakra.div>
  );
};

const small = {
  mt: "4",
  textStyle: "xs",
  color: "fg.subtle",
  fontVariantNumeric: "tabular-nums",
  "& summary": { cursor: "pointer", minH: { base: "11", md: "auto" } },
  "& ol": { listStyleType: "none", mt: "1", display: "grid", gap: "1" },
} as const;
