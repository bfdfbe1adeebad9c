import { useQuery } from "@tanstack/react-query";
import { query } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { CategoryEditor } from "./category-editor.tsx";

/** The categories of the help centre, edited together. */
export const Categories = () => {
  const { data, error, refetch } = useQuery({
    ...query("forum", "allCategories", {}),
    // the editor is made of what is read once; `static` holds against rereading too, which would raise its version
    staleTime: "static",
    gcTime: 0,
  });
  if (data) return <CategoryEditor saved={data} />;
  return error ? (
    <ErrorState title="The categories could not be loaded" error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton label="Loading the categories" rows={5} />
  );
};
