import { Grid } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { countryOptions } from "./countries.ts";
import type { JobForm } from "./job-form.ts";
import { RequirementsHelp } from "./lawful/requirements-help.tsx";
import { Pair, Section } from "./section.tsx";
import { Optional, TextField } from "./text-field.tsx";

/** The fields that applicants read. */
export const JobDetails = () => {
  const { register, watch, formState } = useFormContext<JobForm>();
  const isRemote = watch("is_remote");
  return (
    <Section title="Job Details" lead="What applicants read.">
      <TextField name="title" placeholder="Bicycle mechanic" />
      <Pair>
        <TextField name="company_name" placeholder="The employer, as applicants know it" />
        <TextField name="location" isOptional placeholder="Ashby" />
      </Pair>
      <Pair>
        <TextField name="job_type" isOptional placeholder="Full-time" />
        <TextField name="salary_range" isOptional placeholder="34,000 to 40,000 a year" />
      </Pair>
      <TextField name="description" rows={3} />
      <TextField name="requirements" rows={4} help={<RequirementsHelp />} />
      <Pair>
        <Field
          label={<Optional>Country</Optional>}
          help={isRemote ? "In which people may live." : "Search engines show the posting there."}
          error={formState.errors.country?.message}
        >
          <SelectInput options={countryOptions()} {...register("country")} />
        </Field>
        <Grid alignContent="center" minH={{ md: "3.75rem" }}>
          <SwitchField<JobForm>
            name="is_remote"
            label="Remote"
            help="The work is done from anywhere in that country."
          />
        </Grid>
      </Pair>
    </Section>
  );
};
