import { chakra, IconButton, Textarea } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useController, useFormContext } from "react-hook-form";
import type { Refused } from "#shared/jobs/lawful/ground-of.ts";
import type { JobForm } from "../../form/job-form.ts";
import { KindChoice } from "./kind-choice.tsx";
import { inPlace, row } from "./layout.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { WeightChoice } from "./weight-choice.tsx";

interface CriterionRowProps {
  /** From 0. */
  at: number;
  /** "25%" */
  share: string;
  refused: Refused | undefined;
  onRemove: () => void;
}

/** One criterion: what answers are judged by, its kind, its weight and its share of the score. */
export const CriterionRow = ({ at, share, refused, onRemove }: CriterionRowProps) => {
  const { register, setValue, setFocus, formState, control } = useFormContext<JobForm>();
  const name = `criteria.${at}` as const;
  const kind = useController({ control, name: `${name}.kind` }).field;
  const weight = useController({ control, name: `${name}.weight` }).field;
  const error = formState.errors.criteria?.[at]?.text?.message;
  const number = at + 1;
  const reason = `criterion-${number}-reason`;
  const isWrong = Boolean(refused || error);
  return (
    <chakra.li data-row css={{ ...row, ...(refused && { bg: "red.subtle", alignItems: "start" }) }}>
      <Textarea
        {...register(`${name}.text`)}
        rows={1}
        dir="auto"
        aria-label={`Criterion ${number}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? reason : undefined}
        placeholder="What an answer can show"
        css={inPlace}
      />
      <div className="kind">
        <KindChoice label={`Kind of criterion ${number}`} value={kind.value} onChange={kind.onChange} />
      </div>
      <div className="weight">
        {kind.value !== "note" && (
          <WeightChoice
            label={`Weight of criterion ${number}`}
            value={weight.value}
            onChange={weight.onChange}
          />
        )}
      </div>
      <chakra.span className="share" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {refused ? "–" : share}
      </chakra.span>
      <IconButton
        className="remove"
        variant="ghost"
        aria-label={`Remove criterion ${number}`}
        onClick={onRemove}
      >
        <X size={14} />
      </IconButton>
      {refused ? (
        <RefusedNotice
          id={reason}
          refused={refused}
          onUse={(text) => {
            setValue(`${name}.text`, text, { shouldDirty: true });
            setFocus(`${name}.text`);
          }}
        />
      ) : (
        error && (
          <chakra.p
            id={reason}
            className="lawful"
            ps="2.5"
            textStyle="sm"
            color="fg.error"
            aria-live="polite"
          >
            {error}
          </chakra.p>
        )
      )}
    </chakra.li>
  );
};
