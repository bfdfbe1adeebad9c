import { loadPart } from "#web/lib/parts.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Lead Management, which is a feature of its own. */
export const LeadsTab = lazyPart(loadPart("leadManagement"), {
  waiting: () => <Skeleton label="Loading the leads" rows={6} />,
  failed: (_, error) => (
    <ErrorState title="This tab could not be loaded" error={error} onRetry={() => window.location.reload()} />
  ),
});
