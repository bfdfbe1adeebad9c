import { afterAll, beforeAll } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { type Actor, as } from "../users.ts";

interface Installation {
  url: string;
  /** Who made the first account. */
  operator: Actor;
  /** Another owner. */
  owner: Actor;
}

/** An installation of this file alone: the first account of a shared one belongs to another file. */
export const installation = (): Installation => {
  let product: Product | undefined;
  const made = {} as Installation;
  beforeAll(async () => {
    product = await startProduct();
    const { url } = product;
    Object.assign(made, { url, operator: await as("operator", url), owner: await as("owner", url) });
  });
  afterAll(() => product?.stop());
  return made;
};
