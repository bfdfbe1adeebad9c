import type { OfficeAttachment } from "officeparser";
import type { Draft } from "../block.ts";
import { tableRows } from "../table-rows.ts";

type ChartData = NonNullable<OfficeAttachment["chartData"]>;

export type Charts = Map<string, ChartData>;

export const chartsOf = (attachments: OfficeAttachment[]): Charts =>
  new Map(attachments.flatMap(({ name, chartData }) => (chartData ? [[name, chartData] as const] : [])));

/** A chart as its title, its axes and a table of its values. */
export function chartBlocks(charts: Charts, name: string | undefined, place: string | undefined): Draft[] {
  const chart = charts.get(name ?? "");
  if (!chart) return [];
  const axes = [chart.xAxisTitle, chart.yAxisTitle].filter(Boolean).join(" / ");
  const title = [chart.title, axes].filter(Boolean).join(": ");
  const header = ["", ...chart.dataSets.map((set, index) => set.name ?? `Series ${index + 1}`)];
  const length = Math.max(0, ...chart.dataSets.map((set) => set.values.length));
  const rows = Array.from({ length }, (_, index) => ({
    cells: [chart.labels[index] ?? "", ...chart.dataSets.map((set) => set.values[index] ?? "")],
  }));
  return [
    ...(title ? [{ type: "paragraph" as const, text: title, place }] : []),
    ...tableRows([{ cells: header, isHeader: true }, ...rows], { place }),
  ];
}
