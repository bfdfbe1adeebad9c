import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "#shared/contract/route.ts";
import { type Borrowed, borrow } from "../../products/borrow.ts";
import { makeThings, type Things } from "../../things/make.ts";
import { tokenKindOf } from "../../things/routes.ts";
import { type Actor, as, bearing } from "../../users.ts";

export interface User {
  owner: Actor;
  things: Things;
  /** The tokens of visitors of the user's things, by kind. */
  tokens: Record<string, string>;
}

export interface Setup {
  product: Borrowed;
  ann: User;
  bob: User;
}

/** A product that is treated badly, which the file has alone, with two owners who have one thing of each kind. */
export const openSetup = async ({ isRead = false } = {}): Promise<Setup> => {
  const product = await borrow("hostile");
  const visitor = (token?: string) => bearing(token, product.url);
  const [ann, bob] = await Promise.all(
    (["ann", "bob"] as const).map(async (name): Promise<User> => {
      const owner = await as(name, product.url);
      return { owner, ...(await makeThings({ owner, visitor, name, isRead })) };
    }),
  );
  if (!ann || !bob) throw new Error("Two users are needed.");
  return { product, ann, bob };
};

/** The token with which a route is called as it is meant: the owner's, a visitor's, an API key, or none. */
export const tokenFor = (route: Route, { owner, tokens }: User): string | undefined =>
  ({
    owner: owner.token,
    visitor: tokens[tokenKindOf(route) ?? ""],
    public: undefined,
    signed: undefined,
    apiKey: tokens.apiKey,
  })[route.access];

/** The access key's id, which is no secret: it stands in every signed address. */
export const accessKeyIdOf = ({ folder }: Pick<Borrowed, "folder">): string =>
  String(JSON.parse(readFileSync(join(folder, "identity.json"), "utf8")).accessKeyId);
