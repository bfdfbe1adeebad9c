import { describe, expect, it } from "vitest";
import * as z from "zod";
import { answerOutcomes } from "#infra/aws/operations/log-metrics.ts";
import { functions as manifest } from "#infra/functions.ts";
import { outcomes } from "#shared/chat/shapes.ts";
import { only, resources } from "./synthesised.ts";

const told = { alarmEmail: "ops@example.com", modelBudget: "25" };
const embedded = { search: "embedded" };

const Stat = z.object({
  Metric: z.object({ Namespace: z.string(), MetricName: z.string(), Dimensions: z.unknown() }),
});
const Alarm = z.object({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  TreatMissingData: z.string(),
  Threshold: z.number(),
  Period: z.number().optional(),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Metrics: z.array(z.object({ Expression: z.string().optional(), MetricStat: Stat.optional() })).default([]),
  AlarmActions: z.array(z.unknown()).default([]),
  OKActions: z.array(z.unknown()).default([]),
});

const alarms = (options?: Record<string, string>) =>
  resources("AWS::CloudWatch::Alarm", options).map(({ Properties }) => Alarm.parse(Properties));

const alarm = (name: string, options?: Record<string, string>) => {
  const found = alarms(options).find(({ AlarmName }) => AlarmName === `Docent-prod ${name}`);
  if (!found) throw new Error(`No alarm is named ${name}.`);
  return found;
};

const paidMetrics = ({ MetricName, Metrics }: z.infer<typeof Alarm>): number =>
  (MetricName ? 1 : 0) + Metrics.filter(({ MetricStat }) => MetricStat).length;

describe("alarms", () => {
  it("are few enough to cost less than a dollar a month", () => {
    expect(alarms().reduce((sum, one) => sum + paidMetrics(one), 0)).toBeLessThan(10);
    expect(alarms().length).toBeLessThanOrEqual(8);
  });

  it.each(alarms())("$AlarmName says what happened, what to do and where to read on", (one) => {
    const name = one.AlarmName.replace("Docent-prod ", "");
    expect(one.AlarmDescription).toMatch(/^([A-Z].*\. ){2,}README: Alarms, /);
    expect(one.AlarmDescription).toContain(`README: Alarms, ${name}.`);
    expect(one.TreatMissingData).toBe("notBreaching");
  });

  it("tell the person who was named when they go off and when it is over, and nobody otherwise", () => {
    for (const { AlarmActions, OKActions } of alarms(told))
      expect([AlarmActions, OKActions]).toEqual([AlarmActions.slice(0, 1), AlarmActions.slice(0, 1)]);
    expect(alarms(told).flatMap(({ AlarmActions }) => AlarmActions)).toHaveLength(alarms().length);
    expect(alarms().flatMap(({ AlarmActions, OKActions }) => [...AlarmActions, ...OKActions])).toEqual([]);
  });

  it("ring when models cost more in a day than the installation's budget", () => {
    expect(alarm("models cost much")).toMatchObject({
      Threshold: 10,
      Period: 86_400,
      MetricName: "ModelCost",
    });
    expect(alarm("models cost much", told).Threshold).toBe(25);
  });

  it("ring for a function that fails before it can say so, though another has not run at all", () => {
    const { Metrics } = alarm("functions failing");
    expect(Metrics.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])).toEqual(
      expect.arrayContaining(["Errors", "Throttles"]),
    );
    const { Expression = "" } = Metrics.find(({ MetricStat }) => !MetricStat) ?? {};
    expect(Expression.split(" + ")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^FILL\(m\d, 0\)$/)]),
    );
    expect(Expression.match(/FILL/g)).toHaveLength(Metrics.length - 1);
  });

  it("that rest on the functions' lines rest on what is counted there", () => {
    const counted = resources("AWS::Logs::MetricFilter").map(({ Properties }) => JSON.stringify(Properties));
    const own = alarms().filter(({ Namespace }) => Namespace === "Docent-prod");
    expect(own.map(({ AlarmName }) => AlarmName)).toHaveLength(2);
    for (const { MetricName } of own)
      expect(counted.filter((one) => one.includes(`"MetricName":"${MetricName}"`))).not.toEqual([]);
  });
});

describe("what is counted of the lines", () => {
  it("has no default value, so that it costs nothing where nothing happens", () => {
    for (const { Properties } of resources("AWS::Logs::MetricFilter"))
      expect(JSON.stringify(Properties)).not.toContain("DefaultValue");
  });

  it("are the answers by every outcome that there is", () => {
    expect(answerOutcomes).toEqual(expect.arrayContaining([...outcomes]));
  });
});

const Body = z.object({ "Fn::Join": z.tuple([z.literal(""), z.array(z.unknown())]) });
const Page = z.object({
  widgets: z.array(
    z.object({
      type: z.string(),
      properties: z.object({ title: z.string().optional(), metrics: z.array(z.unknown()).default([]) }),
    }),
  ),
  variables: z.array(z.object({ pattern: z.string(), label: z.string() })),
});

const page = (options?: Record<string, string>) => {
  const body = only("AWS::CloudWatch::Dashboard", options).Properties.DashboardBody;
  const parts = Body.parse(body)["Fn::Join"][1];
  const text = parts.map((part) => (typeof part === "string" ? part : "resource")).join("");
  return { ...Page.parse(JSON.parse(text)), text };
};

describe("the dashboard", () => {
  it.each([{}, embedded])("has no more metrics than AWS shows for nothing (%o)", (options) => {
    const shown = page(options).widgets.flatMap(({ properties }) => properties.metrics);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.length).toBeLessThanOrEqual(50);
  });

  it("shows the search domain where the stack has one, and only there", () => {
    const isOfSearch = (text = "") => text.startsWith("Search");
    const titles = (options = {}) => page(options).widgets.map(({ properties }) => properties.title);
    expect(titles().filter(isOfSearch)).toHaveLength(3);
    expect(titles(embedded).filter(isOfSearch)).toEqual([]);
  });

  it("takes an id and shows its lines", () => {
    const { variables, text } = page();
    const [followed] = variables;
    expect(followed?.label).toBe("Follow one id");
    expect(text).toContain(`@message like \\"${followed?.pattern}\\"`);
  });
});

describe("saved queries", () => {
  const saved = resources("AWS::Logs::QueryDefinition").map(({ Properties }) => Properties);

  it.each(["Follow one id", "Slowest answers", "Failures by code", "Cost by model and chatbot"])(
    "%s reads the lines of every function",
    (name) => {
      const query = saved.find(({ Name }) => Name === `Docent-prod/${name}`);
      expect(query?.LogGroupNames).toHaveLength(Object.keys(manifest).length);
      expect(query?.QueryString).toMatch(/^(fields|filter) .+\n\| /);
    },
  );
});
