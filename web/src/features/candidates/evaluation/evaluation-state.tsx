import { Box, Button } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { History, LoaderCircle, TriangleAlert } from "lucide-react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { Notice } from "../notice.tsx";
import { reread } from "../queries.ts";
import { isBlind, problemWords } from "../words.ts";

/** Notes above the marks: an evaluation under way, changed criteria, a model that did not answer. */
export const EvaluationState = ({ candidate }: { candidate: CandidateDetail }) => {
  const [evaluation] = candidate.evaluations;
  return (
    <Box display="grid" gap="2" mt="3" _empty={{ display: "none" }}>
      {candidate.is_evaluating && (
        <Notice palette="blue" icon={LoaderCircle}>
          <span role="status">The interview is being evaluated. The result appears here.</span>
        </Notice>
      )}
      {candidate.is_stale && !candidate.is_evaluating && evaluation && <Stale candidate={candidate} />}
      {evaluation?.problem && (
        <Notice palette="orange" icon={TriangleAlert}>
          {problemWords[evaluation.problem]}
        </Notice>
      )}
    </Box>
  );
};

const Stale = ({ candidate }: { candidate: CandidateDetail }) => {
  const { job_id, evaluations } = candidate;
  const one = useEvaluateAgain(candidate);
  const all = useMutation({
    mutationFn: async () => {
      let queued = 0;
      for (let isDone = false; !isDone; ) {
        const step = await api.candidates.evaluateAll({ job_id });
        queued += step.queued;
        isDone = step.isDone;
      }
      return queued;
    },
    meta: { failure: "Failed to evaluate again" },
    onSuccess: async (queued) => {
      toast.success(
        queued === 1 ? "One interview is evaluated again" : `${queued} interviews are evaluated again`,
      );
      await reread();
    },
  });
  return (
    <Notice
      palette="orange"
      icon={History}
      actions={
        <>
          <Button variant="outline" loading={one.isPending} onClick={() => one.mutate()}>
            Evaluate again
          </Button>
          <Button variant="outline" loading={all.isPending} onClick={() => all.mutate()}>
            Evaluate all again
          </Button>
        </>
      }
    >
      The criteria have changed since. This evaluation was made with version {evaluations[0]?.rubric_version}{" "}
      of them.
    </Notice>
  );
};

/** Has the interview compared with the present criteria. */
export const useEvaluateAgain = (candidate: CandidateDetail) =>
  useMutation({
    mutationFn: () => api.candidates.evaluate({ id: candidate.id, blind: isBlind(candidate) }),
    meta: { failure: "Failed to evaluate again" },
    onSuccess: reread,
  });
