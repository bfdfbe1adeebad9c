import { describe, expect, it } from "vitest";
import { idle } from "#infra/cost/idle.ts";
import { charges, total } from "#infra/cost/item.ts";
import { nodeHour, prices } from "#infra/cost/prices.ts";
import { recordings } from "#infra/cost/recordings.ts";
import { report } from "#infra/cost/report.ts";
import { answers, documents } from "#infra/cost/usage.ts";
import { template } from "../aws/synthesised.ts";

const embedded = { search: "embedded" };
const builtin = { search: "embedded", modelProvider: "builtin" };
const named = { chatModels: "mine.own-model" };
const own = { modelProvider: "openai", openaiBaseUrl: "https://models.example.com/v1", chatModels: "large" };
// Here rather than in a test: making a stack may take longer than a test may.
for (const options of [{}, embedded, builtin, named, own]) template(options);

const amounts = (items: { what: string; amount: number }[]) =>
  Object.fromEntries(items.map(({ what, amount }) => [what, amount]));

describe("what a deployment costs while nobody comes", () => {
  it("is at most a dollar a month with search=embedded, after the allowances that never end", () => {
    expect(total(charges(idle(template(embedded)))).charged).toBeLessThanOrEqual(1);
  });

  it("is the domain and the firewall before all else by default", () => {
    const items = charges(idle(template()));
    const dear = items.filter(({ charged }) => charged >= 2).map(({ what }) => what);
    expect(dear.toSorted()).toEqual([
      "Firewall",
      "Firewall's rules",
      "OpenSearch's disk",
      "OpenSearch, t3.small.search",
    ]);
    expect(amounts(items)).toMatchObject({ "OpenSearch, t3.small.search": 730, "Firewall's rules": 3 });
  });

  it("counts an alarm once for each metric that it looks at", () => {
    const stat = { MetricStat: {} };
    const alarm = (Properties: Record<string, unknown>) => ({ Type: "AWS::CloudWatch::Alarm", Properties });
    const resources = { One: alarm({}), Two: alarm({ Metrics: [stat, stat, { Expression: "a+b" }] }) };
    expect(amounts(idle({ Resources: resources, Outputs: {} }))).toEqual({ "Alarms, by their metrics": 3 });
  });

  it("is refused for a resource whose price nobody has looked up, by its name", () => {
    const Resources = { Cache: { Type: "AWS::ElastiCache::ServerlessCache", Properties: {} } };
    expect(() => idle({ Resources, Outputs: {} })).toThrow("AWS::ElastiCache::ServerlessCache (Cache)");
  });

  it("is refused for a table that is paid for by the hour, and for a node of unknown price", () => {
    const Resources = {
      Table: {
        Type: "AWS::DynamoDB::GlobalTable",
        Properties: { BillingMode: "PROVISIONED", Replicas: [{}] },
      },
    };
    expect(() => idle({ Resources, Outputs: {} })).toThrow("BillingMode");
    expect(() => nodeHour("x9.huge.search")).toThrow("The price of x9.huge.search is not known");
  });
});

describe("what use costs", () => {
  it("is the models more than anything else, for answers by a language model", () => {
    const [dearest] = charges(answers(template(), 1000)).toSorted((a, b) => b.charged - a.charged);
    expect(dearest?.what).toBe("us.amazon.nova-lite-v1:0, read");
  });

  it("is nothing for the built-in model", () => {
    const ofModels = charges([
      ...answers(template(builtin), 1000),
      ...documents(template(builtin), 1000),
    ]).filter(({ price }) => price.unit === "token");
    expect(ofModels).toHaveLength(4);
    expect(total(ofModels).listed).toBe(0);
  });

  it("is 1.44 dollars for an hour of recordings with Amazon Transcribe, beside less than a cent for their files", () => {
    const [transcription, ...files] = charges(recordings(template(), 60));
    expect(transcription).toMatchObject({ what: "Amazon Transcribe", amount: 60, listed: 1.44 });
    expect(total(files).listed).toBeLessThan(0.01);
  });

  it("says so where the price of a model is not known", () => {
    for (const options of [named, own])
      expect(answers(template(options), 1).map(({ what }) => what)).toContainEqual(
        expect.stringMatching(/^(mine\.own-model|large) \(price not known\), read$/),
      );
  });

  it("has requests for indexes with search=embedded and for the firewall where there is one", () => {
    const whats = (options: Record<string, string>) => answers(template(options), 1).map(({ what }) => what);
    expect(whats(embedded)).toContain("Index, reads");
    expect(whats(embedded)).not.toContain("Firewall's requests");
    expect(whats({})).toContain("Firewall's requests");
    expect(whats({})).not.toContain("Index, reads");
  });

  it("grows with what is used", () => {
    const one = total(charges(documents(template(), 1000))).listed;
    expect(total(charges(documents(template(), 3000))).listed).toBeCloseTo(3 * one);
  });
});

describe("an allowance", () => {
  const of = (amount: number) => ({ what: "Logs", amount, price: prices.logs });

  it("is used once, by all items of its price together", () => {
    expect(charges([of(3), of(4)]).map(({ charged }) => charged)).toEqual([0, 1]);
  });

  it("leaves the list price as it is", () => {
    expect(total(charges([of(3), of(4)]))).toEqual({ listed: 3.5, charged: 1 });
  });
});

it.each(Object.entries(prices))("the price of %s is more than nothing, with its page", (_, price) => {
  expect(price.dollars).toBeGreaterThan(0);
  expect(price.source).toMatch(/^aws\.amazon\.com\/[\w/-]+\/pricing/);
});

it("the report's totals are the sums of its lines", () => {
  const [, , , title, ...lines] = report(template(embedded)).split("\n");
  const end = lines.findIndex((line) => line.includes("together"));
  const listed = (line = "") => Number(line.slice(44).trim().split(/\s+/)[0]);
  const sum = lines.slice(0, end).reduce((all, line) => all + listed(line), 0);
  expect(title).toContain("A month in which nobody comes");
  expect(listed(lines[end])).toBeCloseTo(sum, 3);
});
