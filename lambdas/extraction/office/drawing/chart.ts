import type { Draft } from "../../blocks/block.ts";
import { tableRows } from "../../blocks/table-rows.ts";
import type { LeftOut } from "../../marks/left-out.ts";
import { child, childrenNamed, descendants, textOf, type XmlElement } from "../xml.ts";
import { formatNumber } from "./chart-number.ts";
import { paragraphText } from "./text-body.ts";

const maxPoints = 2000;

type Series = { name: string; labels: string[]; values: string[] };

/**
 * Blocks of a chart: its title, its axes and a table of its values. Series that a filter hides are left out. Format:
 * ECMA-376 part 1, 21.2.
 */
export const chartBlocks = (part: XmlElement | undefined, place?: string, leftOut?: LeftOut): Draft[] => {
  if (!part) return [];
  const chart = child(part, "chart");
  const plot = child(chart, "plotArea");
  if (!plot) return [...descendants(part, "t")].length > 0 ? extendedChart(part, place) : [];
  const series = [...shownSeries(plot)].map(seriesOf);
  for (const extension of descendants(plot, "extLst"))
    for (const one of descendants(extension, "ser"))
      leftOut?.add("hiddenSeries", seriesOf(one).name || "no name");
  const title = titleText(child(chart, "title"));
  const axes = plot.children
    .filter((part) => part.name.endsWith("Ax"))
    .map((axis) => titleText(child(axis, "title")))
    .filter(Boolean);
  return [...titleBlocks(title, axes, place), ...seriesRows(series, place), ...userShapes(part, place)];
};

const titleBlocks = (title: string, axes: string[], place?: string): Draft[] => {
  const text = [title && `Chart: ${title}`, axes.length > 0 && `Axes: ${axes.join(" / ")}`].filter(Boolean);
  return text.length > 0 ? [{ type: "paragraph", text: text.join(". "), place }] : [];
};

/** Tables of the series; series with the same categories share one. */
const seriesRows = (series: Series[], place?: string): Draft[] => {
  const tables = Map.groupBy(series, ({ labels }) => labels.join("\n"));
  return [...tables.values()].flatMap((columns) => {
    const labels = columns[0]?.labels ?? [];
    const length = Math.min(maxPoints, Math.max(0, ...columns.map(({ values }) => values.length)));
    const rows = Array.from({ length }, (_, index) => ({
      cells: [labels[index] ?? "", ...columns.map(({ values }) => values[index] ?? "")],
    }));
    const header = ["", ...columns.map(({ name }, index) => name || `Series ${index + 1}`)];
    return tableRows([{ cells: header, isHeader: true }, ...rows], { place, hasTitles: false });
  });
};

/** Series outside of extensions, which hold the filtered ones. */
function* shownSeries(element: XmlElement): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === "ser") yield one;
    else if (one.name !== "extLst") yield* shownSeries(one);
  }
}

const seriesOf = (element: XmlElement): Series => ({
  name: cached(child(element, "tx")).join(" ") || textOf(child(element, "tx", "v")),
  labels: cached(child(element, "cat") ?? child(element, "xVal")),
  values: cached(child(element, "val") ?? child(element, "yVal")),
});

/** Points of a reference's cache or of a literal, by index; label levels are joined. */
const cached = (source: XmlElement | undefined): string[] => {
  if (!source) return [];
  const levels = [...descendants(source, "lvl")];
  if (levels.length > 0) return joinLevels(levels.map(pointsOf));
  const [cache] = source.children.flatMap((one) =>
    one.name.endsWith("Ref") ? one.children.filter(({ name }) => name.endsWith("Cache")) : [one],
  );
  return cache ? pointsOf(cache) : [];
};

const joinLevels = (levels: string[][]): string[] => {
  const [leaves = [], ...groups] = levels;
  const current: string[] = groups.map(() => "");
  return leaves.map((leaf, index) => {
    for (const [level, group] of groups.entries()) current[level] = group[index] ?? current[level] ?? "";
    return [...current.toReversed(), leaf].filter(Boolean).join(" › ");
  });
};

const pointsOf = (cache: XmlElement): string[] => {
  const format = textOf(child(cache, "formatCode"));
  const points: string[] = [];
  for (const point of childrenNamed(cache, "pt")) {
    const index = Number(point.attributes.idx);
    if (index >= 0 && index < maxPoints) points[index] = formatNumber(textOf(child(point, "v")), format);
  }
  return Array.from(points, (text) => text ?? "");
};

const titleText = (title: XmlElement | undefined): string => {
  if (!title) return "";
  const rich = [...descendants(title, "p")]
    .map((paragraph) => paragraphText(paragraph))
    .filter(Boolean)
    .join(" ");
  return (rich || cached(child(title, "tx")).join(" ")).replace(/\s+/g, " ").trim();
};

/** Text of newer chart types (funnel, waterfall, sunburst), whose layout is not interpreted. */
const extendedChart = (part: XmlElement, place?: string): Draft[] => {
  const title = [...descendants(part, "title")].flatMap((one) => [...descendants(one, "t")].map(textOf))[0];
  const dimensions = [...descendants(part, "data")].flatMap((data) =>
    data.children.map((dimension) => childrenNamed(child(dimension, "lvl"), "pt").map(textOf)),
  );
  const length = Math.max(0, ...dimensions.map((points) => points.length));
  const rows = Array.from({ length: Math.min(maxPoints, length) }, (_, index) => ({
    cells: dimensions.map((points) => points[index] ?? ""),
  }));
  return [...titleBlocks(title ?? "", [], place), ...tableRows(rows, { place, hasTitles: false })];
};

const userShapes = (part: XmlElement, place?: string): Draft[] =>
  [...descendants(part, "userShapes")]
    .flatMap((shapes) => [...descendants(shapes, "p")].map((paragraph) => paragraphText(paragraph)))
    .filter(Boolean)
    .map((text) => ({ type: "paragraph", text, place }));
