import type { Models } from "./models/port.ts";
import type { Realtime } from "./realtime/port.ts";
import type { MessageSearch } from "./search/messages/port.ts";
import type { Search } from "./search/port.ts";

export interface Ports {
  models: Models;
  search: Search;
  messages: MessageSearch;
  realtime: Realtime;
}

const provided: Partial<Ports> = {};

/** Replaces adapters; call it before the first request. */
export const provide = (ports: Partial<Ports>): void => {
  Object.assign(provided, ports);
};

/** An adapter: the provided one, else the AWS one, which is loaded and configured from the environment at first use. */
export const port = async <Name extends keyof Ports>(name: Name): Promise<Ports[Name]> => {
  const adapter = provided[name] ?? (await adapters[name]());
  provided[name] = adapter;
  return adapter;
};

const adapters: { [Name in keyof Ports]: () => Promise<Ports[Name]> } = {
  models: async () => (await import("./models/configure.ts")).modelsFromEnvironment(process.env),
  search: async () => (await import("./search/configure.ts")).searchFromEnvironment(process.env),
  messages: async () => (await import("./search/messages/configure.ts")).messagesFromEnvironment(process.env),
  realtime: async () => (await import("./realtime/websocket-api.ts")).realtimeFromEnvironment(process.env),
};
