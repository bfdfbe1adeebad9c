import { Button, Flex } from "@chakra-ui/react";
import { ArrowUpRight, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { publicUrl } from "../words.ts";
import { useActivity } from "./queries.ts";

/** The buttons of a card; equal columns on phones. */
export const JobActions = ({ job, onRemove }: { job: JobPosting; onRemove: () => void }) => {
  const { mutate, isPending } = useActivity(job);
  const isOn = job.is_active;
  return (
    <Flex role="group" aria-label={`Actions for ${job.title}`} css={row}>
      <CopyButton
        size="xs"
        text={publicUrl(job)}
        says="Public link copied to clipboard!"
        label="Copy link"
        aria-label={`Copy link to ${job.title}`}
      />
      <Button asChild size="xs" variant="ghost">
        <a
          href={publicUrl(job)}
          target="_blank"
          rel="noopener"
          aria-label={`Open the public page of ${job.title}`}
        >
          <ArrowUpRight size={14} />
          Open
        </a>
      </Button>
      <Button
        size="xs"
        variant="ghost"
        aria-disabled={isPending || undefined}
        aria-label={`${isOn ? "Deactivate" : "Activate"} ${job.title}`}
        onClick={() => !isPending && mutate()}
      >
        {isOn ? <Pause size={14} /> : <Play size={14} />}
        {isOn ? "Deactivate" : "Activate"}
      </Button>
      <Button asChild size="xs" variant="outline">
        <Link to={paths.editJob(job.id)} aria-label={`Edit ${job.title}`}>
          <Pencil size={14} />
          Edit
        </Link>
      </Button>
      <Button
        size="xs"
        variant="ghost"
        colorPalette="red"
        px="0"
        aria-label={`Delete ${job.title}`}
        onClick={onRemove}
      >
        <Trash2 size={14} />
      </Button>
    </Flex>
  );
};

const row = {
  position: "relative",
  gap: "0.5",
  ms: { base: "-2", md: "auto" },
  w: { base: "calc(100% + 0.5rem)", md: "auto" },
  "& > *": {
    flex: { base: "1", md: "none" },
    flexDirection: { base: "column", md: "row" },
    h: { base: "3.25rem", md: "7" },
    px: { base: "0", md: "2" },
    gap: { base: "1", md: "1.5" },
  },
} as const;
