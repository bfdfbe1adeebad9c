import { minutePrice } from "#platform/models/transcription/prices.ts";
import { transcriptionFromEnvironment } from "#platform/models/transcription/settings.ts";
import { bitsPerSecond, sliceMilliseconds, slicesOfPart } from "#shared/recordings/rules.ts";
import type { Template } from "../aws/template.ts";
import type { Item } from "./item.ts";
import { prices } from "./prices.ts";
import { told } from "./usage.ts";

/** The costs of so many minutes of recordings and of their text, without the idle costs. */
export const recordings = (template: Template, minutes: number): Item[] => {
  const environment = told(template, "ingest");
  const parts = (minutes * 60_000) / (sliceMilliseconds * slicesOfPart);
  return [
    ...transcription(environment, minutes),
    // Each part, and the whole once.
    { what: "Files, writes", amount: parts + 1, price: prices.fileWrite },
    { what: "Files, reads", amount: parts + 1, price: prices.fileRead },
    {
      what: "Files, for a month",
      amount: (minutes * 60 * bitsPerSecond) / 8 / 1e9,
      price: prices.fileStorage,
    },
  ];
};

const transcription = (environment: Record<string, string>, amount: number): Item[] => {
  const settings = transcriptionFromEnvironment(environment);
  if (settings.provider === "none") return [];
  const model = settings.provider === "amazon" ? "standard" : settings.model;
  const dollars = minutePrice({ provider: settings.provider, model }, environment);
  const name = settings.provider === "amazon" ? "Amazon Transcribe" : model;
  const source = "lambdas/platform/models/transcription/prices.ts";
  return [
    {
      what: dollars === undefined ? `${name} (price not known)` : name,
      amount,
      price: { dollars: dollars ?? 0, unit: "minute", source },
    },
  ];
};
