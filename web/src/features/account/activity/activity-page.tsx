import { Button, Stack } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { api } from "#web/lib/api/api.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { ActivityDay } from "./activity-day.tsx";
import { daysOf } from "./days.ts";

/** The account's audit log: who signed in, created, changed, published and deleted what, newest first. */
export const ActivityPage = () => {
  useTitle("Activity");
  const list = useInfiniteQuery({
    queryKey: ["account", "activity"],
    queryFn: ({ pageParam }) => api.account.activity({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageHeader
        title="Activity"
        lead="Sign-ins and changes in this account. Entries are kept for 400 days."
      />
      <PageBody>
        {list.isPending && <Skeleton label="Loading the activity" rows={8} />}
        {list.isError && !items && (
          <ErrorState
            title="The activity could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {items?.length === 0 && (
          <EmptyState icon={History} title="No activity yet">
            Each sign-in and each change to a chatbot, document or widget is listed here, with the person and
            the time.
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <Stack gap="6">
            {daysOf(items, new Date()).map((day) => (
              <ActivityDay key={day.key} name={day.name} items={day.items} />
            ))}
          </Stack>
        )}
        {list.hasNextPage && (
          <Button
            variant="outline"
            mt="4"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </PageBody>
    </>
  );
};
