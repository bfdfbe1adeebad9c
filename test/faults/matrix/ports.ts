import { setTimeout as pause } from "node:timers/promises";
import type { Models } from "#platform/models/port.ts";
import type { Realtime } from "#platform/realtime/port.ts";
import type { Search } from "#platform/search/port.ts";
import { AppError } from "#shared/errors.ts";
import type { Place } from "./kinds.ts";
import type { Plan } from "./plan.ts";

/** The adapters, with the planned calls of them going wrong. */
export const faultyPorts = (plan: Plan, { models, search }: { models: Models; search: Search }) => {
  const calling = async <Result>(place: Place, call: () => Promise<Result>): Promise<Result> => {
    const kind = plan.of(place);
    if (kind === "timeout" || kind === "delay") await pause(60);
    if (kind === "throttle") throw new AppError("rate_limited", "Too many requests. Try again in a minute.");
    if (kind && ["before", "timeout", "full", "gone"].includes(kind)) throw new Error(`${place}: ${kind}`);
    if (kind === "twice") await call();
    const result = await call();
    if (kind === "after" || kind === "endsAfter") throw new Error(`${place}: ${kind}`);
    return result;
  };

  async function* chat(request: Parameters<Models["chat"]>[0]) {
    const events = await calling("chat", async () => Array.fromAsync(models.chat(request)));
    yield* events;
  }

  return {
    models: {
      ...models,
      chat,
      embed: (...given: Parameters<Models["embed"]>) => calling("embed", () => models.embed(...given)),
    },
    search: {
      ...search,
      replace: (...given: Parameters<Search["replace"]>) => calling("search", () => search.replace(...given)),
      remove: (...given: Parameters<Search["remove"]>) => calling("search", () => search.remove(...given)),
      holds: (...given: Parameters<Search["holds"]>) => calling("search", () => search.holds(...given)),
      vectors: (...given: Parameters<Search["vectors"]>) => calling("search", () => search.vectors(...given)),
      keyword: (...given: Parameters<Search["keyword"]>) => calling("search", () => search.keyword(...given)),
      nearest: (...given: Parameters<Search["nearest"]>) => calling("search", () => search.nearest(...given)),
      similarity: (...given: Parameters<Search["similarity"]>) =>
        calling("search", () => search.similarity(...given)),
      background: (...given: Parameters<Search["background"]>) =>
        calling("search", () => search.background(...given)),
    },
    realtime: { publish: () => calling("realtime", async () => undefined) } satisfies Realtime,
  };
};
