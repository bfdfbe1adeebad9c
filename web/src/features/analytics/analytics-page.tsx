import { Tabs } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { CandidatesTab } from "#web/app/compositions/candidates-tab.ts";
import { LeadManagement } from "#web/app/compositions/lead-management.ts";
import { query } from "../../lib/api/api.ts";
import { FilterSelect } from "../../ui/list/filter-select.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useTitle } from "../../ui/page/use-title.ts";
import { ExportData } from "./export/export-data.tsx";
import { Filters } from "./filters.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";
import { QueriesTab } from "./queries/queries-tab.tsx";
import { periods, tabs, useView, type View } from "./use-view.ts";
import { spanOf } from "./words.ts";

/** Figures of a period, leads, candidates and recent questions; period, chatbot and tab stand in the address. */
export const AnalyticsPage = () => {
  useTitle("Analytics");
  const view = useView();
  const { tab, filter, set } = view;
  // leads and candidates are kept until they are deleted, whatever the period
  const hasPeriod = tab === "overview" || tab === "queries";
  return (
    <>
      <PageHeader
        title="Analytics"
        lead={<Lead view={view} />}
        actions={
          hasPeriod && (
            <>
              <FilterSelect
                label="Period"
                value={filter.days}
                options={periods}
                first="30"
                onChange={(days) => set({ days })}
              />
              <ExportData view={view} />
            </>
          )
        }
      />
      <Tabs.Root value={tab} onValueChange={({ value }) => set({ tab: value })} lazyMount unmountOnExit>
        <Tabs.List px={{ base: "4", md: "8" }} aria-label="Analytics" css={line}>
          {Object.entries(tabs).map(([value, name]) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="overview" css={body}>
          <Filters view={view} />
          <OverviewTab view={view} />
        </Tabs.Content>
        <Tabs.Content value="leads" css={body}>
          <LeadManagement />
        </Tabs.Content>
        <Tabs.Content value="candidates" css={body}>
          <CandidatesTab />
        </Tabs.Content>
        <Tabs.Content value="queries" css={body}>
          <Filters view={view} />
          <QueriesTab view={view} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};

/** The days that the figures are of, or what the tab is about. */
const Lead = ({ view: { tab, filter } }: { view: View }) => {
  const { data } = useQuery({ ...query("analytics", "overview", filter), enabled: false });
  if (tab === "leads") return "Contacts that visitors left, kept until you delete them.";
  if (tab === "candidates") return "Applications to your job postings.";
  if (!data) return "Figures of a period against the one before.";
  const { period, timeZone } = data;
  return `${spanOf(period)} against the ${filter.days} days before. Days are in ${timeZone}.`;
};

const line = { overflowX: "auto", scrollbarWidth: "none" } as const;
const body = { px: { base: "4", md: "8" }, pt: "5", pb: "10", maxW: "76rem" } as const;
