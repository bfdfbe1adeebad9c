import type { Client } from "@opensearch-project/opensearch";

/** A client that does something before each call of one of its methods, named as in "indices.addBlock". */
export const beforeCall = (
  client: Client,
  method: string,
  act: (call: { count: number; asked: unknown }) => Promise<unknown> | unknown,
): Client => {
  const [first = "", second] = method.split(".");
  let count = 0;
  const intercepted = (target: object, name: string) => {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== "function") throw new Error(`The client has no ${method}.`);
    return async (asked: unknown) => {
      await act({ count: ++count, asked });
      return original.call(target, asked);
    };
  };
  const within = (target: object, name: string): object =>
    new Proxy(target, {
      get: (inner, key) => (key === name ? intercepted(inner, name) : Reflect.get(inner, key)),
    });
  if (!second) return within(client, first) as Client;
  return new Proxy(client, {
    get: (target, key) =>
      key === first ? within(Reflect.get(target, key), second) : Reflect.get(target, key),
  });
};
