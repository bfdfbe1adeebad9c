import { mappingOf } from "#shared/integrations/json-text.ts";

export interface Mapped {
  value: unknown;
  found: number;
  paths: number;
}

/** Reads the mapped paths from a reply; paths that it lacks are left out. An empty mapping takes the whole reply. */
export const mapReply = (mapping: string, reply: unknown): Mapped => {
  const paths = Object.entries(mappingOf(mapping) ?? {});
  if (paths.length === 0) return { value: reply, found: 0, paths: 0 };
  const taken = paths
    .map(([key, path]) => [key, valueAt(reply, path)] as const)
    .filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(taken), found: taken.length, paths: paths.length };
};

/** `data.items.0.name`: own properties and list positions only; an empty path is the whole. */
const valueAt = (reply: unknown, path: string): unknown =>
  path
    .split(".")
    .filter(Boolean)
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      reply,
    );
