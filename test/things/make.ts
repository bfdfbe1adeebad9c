import type { Made, Making } from "./area-things.ts";
import { kinds } from "./routes.ts";

/** One id of each kind. Tests name the ones before the bar; an area may declare more. */
export type Things = Record<
  "user" | "chatbot" | "document" | "conversation" | "widget" | "slug" | "session",
  string
> & { [kind: string]: string };

export interface Owned {
  things: Things;
  /** The visitors' tokens that came with some of them, by kind. */
  tokens: Record<string, string>;
}

type Options = Pick<Making, "owner" | "visitor" | "name"> & Partial<Pick<Making, "isRead">>;

/** Makes one of each kind for an owner. */
export const makeThings = async ({ owner, visitor, name, isRead = false }: Options): Promise<Owned> => {
  const made = new Map<string, Promise<Made>>();
  const makeOnce = (kind: string): Promise<Made> => {
    const known = kinds[kind];
    if (!known) throw new Error(`No things.ts declares the kind ${kind}.`);
    const thing = made.get(kind) ?? known.make({ owner, visitor, name, isRead, idOf, tokenOf });
    made.set(kind, thing);
    return thing;
  };
  const idOf = async (kind: string) => (await makeOnce(kind)).id;
  const tokenOf = async (kind: string) => {
    const { token } = await makeOnce(kind);
    if (!token) throw new Error(`No token comes with the kind ${kind}.`);
    return token;
  };
  const all = await Promise.all(
    Object.keys(kinds).map(async (kind) => [kind, await makeOnce(kind)] as const),
  );
  return {
    things: Object.fromEntries(all.map(([kind, { id }]) => [kind, id])) as Things,
    tokens: Object.fromEntries(all.flatMap(([kind, { token }]) => (token ? [[kind, token]] : []))),
  };
};

/** Ids of the right form that nobody has. */
export const missing = Object.fromEntries(
  Object.entries(kinds).map(([kind, { missing: id }]) => [kind, id]),
) as Things;
