import { Button, chakra } from "@chakra-ui/react";
import { BriefcaseBusiness, SearchX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { Pager } from "#web/ui/list/pager.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { JobBones } from "./job-bones.tsx";
import { JobCard } from "./job-card.tsx";
import { type Jobs, pageLength } from "./queries.ts";
import type { View } from "./use-view.ts";

const DeleteDialog = lazyDialog(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

/** The postings as cards, or why there are none. */
export const JobList = ({ jobs, view }: { jobs: Jobs; view: View }) => {
  const { data, error, isPlaceholderData, refetch } = jobs;
  const [removed, setRemoved] = useState<JobPosting>();
  if (!data)
    return error ? (
      <ErrorState title="The job postings could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <JobBones />
    );
  if (data.total === 0) return view.search ? <NoHits view={view} /> : <NoJobs />;
  return (
    <>
      <chakra.ul
        aria-label="Job postings"
        aria-busy={isPlaceholderData || undefined}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        listStyleType="none"
      >
        {data.items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} onRemove={() => setRemoved(job)} />
          </li>
        ))}
      </chakra.ul>
      <Pager
        things="job postings"
        pageLength={pageLength}
        total={data.total}
        page={view.page}
        onPage={view.turnTo}
      />
      {removed && <DeleteDialog job={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
};

const NoJobs = () => (
  <EmptyState
    icon={BriefcaseBusiness}
    title="No job postings yet"
    action={
      <Button asChild variant="outline">
        <Link to={paths.createJob()}>Create your first posting</Link>
      </Button>
    }
  >
    Describe a position in a few words. You get a page with a public link, an interview of at most five
    minutes, and one list of all applicants.
  </EmptyState>
);

const NoHits = ({ view }: { view: View }) => (
  <EmptyState
    icon={SearchX}
    title={`No job posting has “${view.search}”`}
    action={
      <Button variant="outline" onClick={() => view.find("")}>
        Clear the search
      </Button>
    }
  >
    Searched in title, company name and description.
  </EmptyState>
);
