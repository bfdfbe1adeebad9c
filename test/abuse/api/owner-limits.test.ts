import { afterAll, beforeAll, expect, it } from "vitest";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { type Product, startProduct } from "../../product.ts";
import { missing } from "../../things/make.ts";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { type Actor, as } from "../../users.ts";

let product: Product;
let ann: Actor;

beforeAll(async () => {
  product = await startProduct({
    env: { VISITOR_LIMITS: "owner=1,ownerDay=1000,changes=1,heavy=1,reads=1,reports=1" },
  });
  ann = await as("ann", product.url);
});

afterAll(() => product.stop());

const send = (route: Route): Promise<Response> => {
  const request = toRequest(route, validInput(route, missing), product.url);
  request.headers.set("authorization", `Bearer ${ann.token}`);
  return fetch(request);
};

/** The first request may open a minute, and a second one may fall into the next. */
const refusalOf = async (route: Route): Promise<Response | undefined> => {
  for (let request = 0; request < 4; request++) {
    const response = await send(route);
    if (response.status === 429) return response;
    await response.arrayBuffer();
  }
  return undefined;
};

it.each(routes.filter(({ route }) => route.access === "owner"))(
  "$name refuses an account that asked too much",
  async ({ route }) => {
    const refused = await refusalOf(route);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/^Your account .*\. Please try again in \d+ seconds?\.$/),
    });
  },
);

it("another account is not counted along", async () => {
  const bob = await as("bob", product.url);
  expect(await refusalOf(contract.chatbots.list)).toBeDefined();
  expect((await bob.fetch("/api/chatbots")).status).toBe(200);
});
