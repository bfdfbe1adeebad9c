import * as z from "zod";
import { priceOf } from "#platform/models/prices.ts";
import { settingsFromEnvironment } from "#platform/models/settings.ts";
import type { Template } from "../aws/template.ts";
import { functionNamed } from "../functions.ts";
import { assumed, hoursOfMonth } from "./assumptions.ts";
import type { Item } from "./item.ts";
import { type Price, prices } from "./prices.ts";

const of = (name: keyof typeof assumed): number => assumed[name].value;
const gigabyte = 1e9;

/** The costs of a number of answers to a widget's visitors with this template, without the idle costs. */
export const answers = (template: Template, number: number): Item[] => {
  const visits = number / of("questionsPerVisit");
  const { chat, embedding } = modelsIn(template);
  return [
    {
      what: "Functions' time",
      amount:
        number * seconds("chat", of("answerMilliseconds")) +
        number * seconds("outbox", of("indexMilliseconds")) +
        visits * seconds("visitors", of("sessionMilliseconds")),
      price: prices.functionTime,
    },
    { what: "Functions' requests", amount: 2 * number + 2 * visits, price: prices.functionRequest },
    { what: "Queue", amount: number * of("answerQueueRequests"), price: prices.queueRequest },
    { what: "API", amount: 2 * visits, price: prices.apiRequest },
    { what: "Site's requests", amount: number + of("visitRequests") * visits, price: prices.siteRequest },
    {
      what: "Site's transfer",
      amount: (number * of("answerBytes") + visits * of("visitBytes")) / gigabyte,
      price: prices.siteTransfer,
    },
    { what: "Site's program", amount: 8 * visits, price: prices.siteProgram },
    ...(has(template, "AWS::WAFv2::WebACL")
      ? [
          {
            what: "Firewall's requests",
            amount: number + of("visitRequests") * visits,
            price: prices.firewallRequest,
          },
        ]
      : []),
    {
      what: "Table, reads",
      amount: number * of("answerReads") + visits * of("visitReads"),
      price: prices.tableRead,
    },
    {
      what: "Table, writes",
      amount: number * of("answerWrites") + visits * of("visitWrites"),
      price: prices.tableWrite,
    },
    ...(isEmbedded(template)
      ? [
          { what: "Index, reads", amount: number * of("embeddedReads"), price: prices.fileRead },
          {
            what: "Index of messages, writes",
            amount: number * of("embeddedWrites"),
            price: prices.fileWrite,
          },
        ]
      : []),
    { what: "Logs", amount: (number * of("answerLogBytes")) / gigabyte, price: prices.logs },
    {
      what: "Metrics of the logs",
      amount: metricsOf(template, "chat") * months(number / of("answersPerHour")),
      price: prices.metric,
    },
    { what: `${chat.model}, read`, amount: number * of("promptTokens"), price: chat.prompt },
    { what: `${chat.model}, written`, amount: number * of("completionTokens"), price: chat.completion },
    { what: `${embedding.model}, questions`, amount: number * of("questionTokens"), price: embedding.prompt },
  ];
};

/** The costs of processing a number of documents, without the idle costs. */
export const documents = (template: Template, number: number): Item[] => {
  const { embedding } = modelsIn(template);
  return [
    {
      what: "Functions' time",
      amount: number * seconds("ingest", of("documentMilliseconds")),
      price: prices.functionTime,
    },
    {
      what: "Functions' requests",
      amount: number * (1 + of("documentApiRequests")),
      price: prices.functionRequest,
    },
    { what: "API", amount: number * of("documentApiRequests"), price: prices.apiRequest },
    { what: "Messages about progress", amount: number * of("documentMessages"), price: prices.socketMessage },
    { what: "Queue", amount: number * of("documentQueueRequests"), price: prices.queueRequest },
    { what: "Table, reads", amount: number * of("documentReads"), price: prices.tableRead },
    { what: "Table, writes", amount: number * of("documentWrites"), price: prices.tableWrite },
    { what: "Files, reads", amount: number * of("documentFileReads"), price: prices.fileRead },
    { what: "Files, writes", amount: number * of("documentFileWrites"), price: prices.fileWrite },
    ...(isEmbedded(template)
      ? [
          { what: "Index, reads", amount: number * of("embeddedFileReads"), price: prices.fileRead },
          { what: "Index, writes", amount: number * of("embeddedFileWrites"), price: prices.fileWrite },
        ]
      : []),
    { what: "Logs", amount: (number * of("documentLogBytes")) / gigabyte, price: prices.logs },
    {
      what: "Metrics of the logs",
      amount: metricsOf(template, "ingest") * months(number / of("documentsPerHour")),
      price: prices.metric,
    },
    {
      what: `${embedding.model}, passages`,
      amount: (number * of("documentLetters") * of("embeddedLetters")) / 4,
      price: embedding.prompt,
    },
  ];
};

/** GB-seconds of a call of this duration. */
const seconds = (name: string, milliseconds: number): number =>
  (functionNamed(name).memoryMb / 1024) * (milliseconds / 1000);

/** A metric is billed for the hours in which it is written. */
const months = (hours: number): number => Math.min(1, hours / hoursOfMonth);

const Filter = z.object({
  LogGroupName: z.object({ Ref: z.string() }),
  MetricTransformations: z.array(z.object({ Dimensions: z.array(z.unknown()).default([]) })),
});

/** The number of metrics from a function's logs; a metric by outcome counts once for each outcome. */
const metricsOf = ({ Resources }: Template, name: string): number =>
  Object.values(Resources)
    .filter(({ Type }) => Type === "AWS::Logs::MetricFilter")
    .map(({ Properties }) => Filter.parse(Properties))
    .filter(({ LogGroupName }) => LogGroupName.Ref.startsWith(`Functions${name}Logs`))
    .flatMap(({ MetricTransformations }) => MetricTransformations)
    .reduce((sum, { Dimensions }) => sum + (Dimensions.length > 0 ? of("outcomes") : 1), 0);

const count = ({ Resources }: Template, type: string): number =>
  Object.values(Resources).filter(({ Type }) => Type === type).length;

const has = (template: Template, type: string): boolean => count(template, type) > 0;

const Environment = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });

/** The part of a function's environment that is known before the deployment. */
export const told = ({ Resources }: Template, name = "chat"): Record<string, string> => {
  const [, found] = Object.entries(Resources).find(([id]) => id.startsWith(`Functions${name}Function`)) ?? [];
  const { Variables } = Environment.parse(found?.Properties).Environment;
  return Object.fromEntries(
    Object.entries(Variables).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
};

const isEmbedded = (template: Template): boolean => told(template).SEARCH === "embedded";

/** The chat model of new chatbots and the embedding model, with their prices by the token. */
const modelsIn = (template: Template) => {
  const environment = told(template);
  const { provider, chatModels, embedding } = settingsFromEnvironment(environment);
  const priced = (model: string, from: typeof provider) => {
    const price = priceOf({ provider: from, model }, environment);
    return {
      model: price ? model : `${model} (price not known)`,
      prompt: byToken(price?.promptPerMillion ?? 0),
      completion: byToken(price?.completionPerMillion ?? 0),
    };
  };
  return {
    chat: priced(chatModels[0] ?? "built-in model", provider),
    embedding: priced(embedding.name, embedding.provider),
  };
};

const byToken = (perMillion: number): Price => ({
  dollars: perMillion / 1e6,
  unit: "token",
  source: "lambdas/platform/models/prices.ts",
});
