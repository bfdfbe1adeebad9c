import { Tabs } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";
import { lazySection } from "../../ui/lazy/lazy-section.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { NoOperator } from "./no-operator.tsx";
import { Reports } from "./reports/reports.tsx";
import { useView } from "./use-view.ts";

const Categories = lazySection(async () => (await import("./categories/categories.tsx")).Categories, {
  loading: "Loading the categories",
  failed: "The categories could not be loaded",
  rows: 5,
});
const Newsletter = lazySection(async () => (await import("./newsletter/newsletter.tsx")).Newsletter, {
  loading: "Loading the newsletter",
  failed: "The newsletter could not be loaded",
  rows: 3,
});

/** The help centre and the newsletter for the people who run the installation. The server finds nothing for others. */
export const CommunityPage = () => {
  useTitle("Community");
  const { data, error, refetch } = useQuery(query("team", "memberships", {}));
  if (data?.is_operator) return <Community />;
  return (
    <>
      <PageHeader title="Community" />
      <PageBody>
        {data ? (
          <NoOperator />
        ) : error ? (
          <ErrorState title="This page could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label="Loading" rows={5} />
        )}
      </PageBody>
    </>
  );
};

const Community = () => {
  const view = useView();
  return (
    <>
      <PageHeader
        title="Community"
        lead="Reported posts of the help centre, its categories, and who reads the newsletter. Only the people who run this installation see this page."
      />
      <Tabs.Root value={view.tab} onValueChange={({ value }) => view.openTab(value)} lazyMount unmountOnExit>
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="Community">
          <Tabs.Trigger value="reports">Reports</Tabs.Trigger>
          <Tabs.Trigger value="categories">Categories</Tabs.Trigger>
          <Tabs.Trigger value="newsletter">Newsletter</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="reports" pt="4">
          <PageBody>
            <Reports view={view} />
          </PageBody>
        </Tabs.Content>
        <Tabs.Content value="categories" pt="4">
          <PageBody>
            <Categories />
          </PageBody>
        </Tabs.Content>
        <Tabs.Content value="newsletter" pt="4">
          <PageBody>
            <Newsletter />
          </PageBody>
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};
