import { Button, chakra, Flex, Input } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { day } from "#web/lib/format/dates.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import type { JobForm } from "../form/job-form.ts";
import { Section } from "../form/section.tsx";
import { counted, publicUrl } from "../words.ts";

/** Whether the posting has a page, and where. */
export const PublicPage = ({ job }: { job: JobDetail }) => (
  <Section title="Public page" lead="Inactive postings answer with “Job Not Found”.">
    <SwitchField<JobForm>
      name="is_active"
      label="Active Status"
      help={`Created ${day(job.created_at)}. ${counted(job.application_count, "application")} so far.`}
    />
    <Field label="Public URL">
      <Flex w="full" css={joined}>
        <Input
          readOnly
          value={publicUrl(job).replace(/^https?:\/\//, "")}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton
          variant="outline"
          text={publicUrl(job)}
          says="Public link copied to clipboard!"
          aria-label="Copy public link"
        />
        <Button asChild variant="outline">
          <a href={publicUrl(job)} target="_blank" rel="noopener" aria-label="View public page">
            <ArrowUpRight size={14} />
            <chakra.span hideBelow="md">View</chakra.span>
          </a>
        </Button>
      </Flex>
    </Field>
  </Section>
);

const joined = {
  "& > *": { borderColor: "border.emphasized", borderRadius: "0" },
  "& > * + *": { borderInlineStartWidth: "0" },
  "& > :first-child": { borderStartRadius: "l2" },
  "& > :last-child": { borderEndRadius: "l2" },
} as const;
