import { chakra, Flex } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { FormBar } from "../form/form-bar.tsx";
import { fieldNames, type JobForm } from "../form/job-form.ts";
import { useGroundOf } from "../form/lawful/use-ground-of.ts";
import { counted } from "../words.ts";
import { isRubricChanged } from "./rubric/is-changed.ts";

/** Says what is not saved, what saving does to scores, and why it is off. */
export const EditBar = ({ job, isSaving }: { job: JobDetail; isSaving: boolean }) => {
  const { control } = useFormContext<JobForm>();
  const { isDirty, dirtyFields } = useFormState({ control });
  const [criteria, questions] = useWatch({ control, name: ["criteria", "questions"] });
  const groundOf = useGroundOf();
  const criterion = criteria.findIndex(({ text }) => groundOf?.(text));
  const question = questions.findIndex(({ question_text }) => groundOf?.(question_text));
  const refused = criterion !== -1 ? `Criterion ${criterion + 1}` : `Question ${question + 2}`;
  const isRefused = criterion !== -1 || question !== -1;
  const isStale = job.rubric.scored > 0 && isRubricChanged(job.rubric.criteria, criteria);
  return (
    <FormBar action="Save Changes" isSaving={isSaving} isOff={isRefused}>
      {!isRefused ? (
        <>
          {isDirty ? `${wordsFor(dirtyFields)} changed, not saved yet. ` : "All changes are saved."}
          {isStale && `Saving makes ${counted(job.rubric.scored, "score")} stale.`}
        </>
      ) : (
        <Flex gap="1.5" align="center" color="fg.error" fontWeight="550">
          <CircleAlert size={14} aria-hidden />
          <chakra.span>{refused} is refused. Change or remove it to save.</chakra.span>
        </Flex>
      )}
    </FormBar>
  );
};

const wordsFor = (dirty: object): string => {
  const names = Object.entries(dirty)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
    .map(([name]) => fieldNames[name as keyof JobForm]);
  const [only] = names;
  return names.length === 1 && only ? only : `${Math.max(names.length, 1)} parts`;
};
