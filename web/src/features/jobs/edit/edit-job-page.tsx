import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { EditForm } from "./edit-form.tsx";

/** The posting that the address names. */
export const EditJobPage = () => {
  const { id = "" } = useParams();
  return <Edit key={id} id={id} />;
};

const Edit = ({ id }: { id: string }) => {
  const { data: job, isError } = useQuery({
    ...query("jobs", "get", { id }),
    meta: { failure: "Failed to load job posting" },
    // a form is made of what is read once; `static` holds against pushed messages too, which would raise its version
    staleTime: "static",
    gcTime: 0,
  });
  useTitle(job ? `Edit ${job.title}` : "Edit Job Posting");
  if (job) return <EditForm job={job} />;
  if (isError) return <Navigate to={paths.jobs()} replace />;
  return (
    <>
      <PageHeader title="Edit Job Posting" />
      <PageBody>
        <Skeleton label="Loading the posting" rows={8} />
      </PageBody>
    </>
  );
};
