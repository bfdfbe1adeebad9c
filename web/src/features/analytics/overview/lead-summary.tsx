import { chakra, Link } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import { query } from "#web/lib/api/api.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { Panel } from "../charts/panel.tsx";
import { rateOf } from "../words.ts";

interface LeadSummaryProps {
  days: AnalyticsFilter["days"];
  onOpen: () => void;
}

/** The leads that were left in the period, of all chatbots; a dash stands for what could not be loaded. */
export const LeadSummary = ({ days, onOpen }: LeadSummaryProps) => {
  const { data } = useQuery({
    ...query("analytics", "leadSummary", { days }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const figures: [string, string][] = [
    ["Total Leads", numberOf(data?.total)],
    ["New", numberOf(data?.new)],
    ["Contacted", numberOf(data?.contacted)],
    ["Qualified", numberOf(data?.qualified)],
    ["Conversion Rate", rateOf(data?.conversionRate)],
  ];
  return (
    <Panel
      title="Lead Summary"
      action={
        <Link asChild textStyle="sm">
          <button type="button" onClick={onOpen}>
            Leads &amp; Contacts
          </button>
        </Link>
      }
    >
      <chakra.dl css={row}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
    </Panel>
  );
};

const numberOf = (number: number | undefined): string => (number === undefined ? "–" : whole(number));

const row = {
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "3",
  "& dt": { textStyle: "xs", color: "fg.muted" },
  "& dd": { textStyle: "figure", letterSpacing: "-0.01em" },
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
} as const;
