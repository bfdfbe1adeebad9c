import { chakra, Input } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { isExpired } from "#shared/jobs/last-day.ts";
import { keptDays } from "#shared/jobs/rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import type { JobForm } from "./job-form.ts";
import { Pair, Section } from "./section.tsx";
import { Optional } from "./text-field.tsx";

/** Until when and how often one can apply, and how long applications are kept. */
export const ApplicationRules = () => {
  const { register, formState, watch } = useFormContext<JobForm>();
  const { errors } = formState;
  const valid_through = watch("valid_through");
  return (
    <Section title="Applications" lead="Until when, how often, and for how long they are kept.">
      <Pair>
        <Field
          label={<Optional>Last day to apply</Optional>}
          help={
            isExpired({ valid_through }) ? (
              <chakra.span color="orange.fg" aria-live="polite">
                This day is over: nobody can apply. Choose a later one, or none.
              </chakra.span>
            ) : (
              "Without a day it stays open until you deactivate it."
            )
          }
          error={errors.valid_through?.message}
        >
          <Input type="date" {...register("valid_through")} />
        </Field>
        <Field
          label="Days kept"
          help="After these an application is erased, with its interview."
          error={errors.kept_days?.message}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={keptDays.least}
            max={keptDays.most}
            {...register("kept_days", { valueAsNumber: true })}
          />
        </Field>
      </Pair>
      <SwitchField<JobForm>
        name="allows_several"
        label="Several applications"
        help="The same email address may apply more than once."
      />
    </Section>
  );
};
