import { expect, it } from "vitest";
import { fetchIn } from "#platform/outgoing/fetch-outside.ts";
import { closedV4, closedV6 } from "./closed-addresses.ts";
import { inside, outside, serving, servingBoth, worldOf } from "./small-world.ts";

const refused = { code: "invalid", message: expect.stringContaining("no server on the internet at") };

it("a name is called at the public address that it leads to", async () => {
  const server = await serving(outside);
  const world = worldOf({ "shop.example": [[outside]] });
  const answer = await fetchIn(world, `http://shop.example:${server.port}/`, {});
  expect([answer.status, answer.body.toString(), server.connections()]).toEqual([200, "Here.", 1]);
});

it("a name that leads to any closed address is refused, without a connection", async () => {
  const server = await serving(inside);
  const mapped = closedV4.flatMap((address) => [`::ffff:${address}`, `64:ff9b::${address}`, `::${address}`]);
  for (const address of [...closedV4, ...closedV6, ...mapped, "fe80::1%lo"])
    for (const scheme of ["http", "https"]) {
      const world = worldOf({ "inside.example": [[address]] });
      const call = fetchIn(world, `${scheme}://inside.example:${server.port}/`, {});
      await expect(call, address).rejects.toMatchObject(refused);
    }
  expect(server.connections()).toBe(0);
});

it("a name that nobody has is answered exactly as one that leads inside", async () => {
  const world = worldOf({ "a.example": [[inside]] });
  const said = (host: string) =>
    fetchIn(world, `http://${host}/`, {}).catch(({ code, message }) => [code, message.replace(host, "it")]);
  expect(await said("a.example")).toEqual(await said("b.example"));
});

it.each([
  ["first", [inside, outside]],
  ["last", [outside, inside]],
  ["twice", [inside, outside, inside]],
])("of a name with a private address %s only the public one is called", async (_, addresses) => {
  const { open, closed } = await servingBoth();
  const world = worldOf({ "both.example": [addresses] });
  const { status } = await fetchIn(world, `http://both.example:${open.port}/`, {});
  expect([status, open.connections(), closed.connections()]).toEqual([200, 1, 0]);
});

it("a public address that refuses does not lead to the private one beside it", async () => {
  const closed = await serving(inside);
  const world = worldOf({ "both.example": [[outside, inside]] });
  const call = fetchIn(world, `http://both.example:${closed.port}/`, {});
  await expect(call).rejects.toMatchObject({ code: "unavailable" });
  expect(closed.connections()).toBe(0);
});

it("a name is looked up once a connection, so that a second answer changes nothing", async () => {
  const { open, closed } = await servingBoth();
  const world = worldOf({ "rebound.example": [[outside], [inside]] });
  const url = `http://rebound.example:${open.port}/`;
  expect((await fetchIn(world, url, {})).status).toBe(200);
  expect(world.lookups).toEqual(["rebound.example"]);
  await expect(fetchIn(world, url, {})).rejects.toMatchObject(refused);
  expect([open.connections(), closed.connections()]).toEqual([1, 0]);
});

it("a name that leads inside at the second look-up is refused when it redirects to itself", async () => {
  const { open, closed } = await servingBoth((_, response) =>
    response.writeHead(302, { location: "/next" }).end(),
  );
  const world = worldOf({ "rebound.example": [[outside], [inside]] });
  const call = fetchIn(world, `http://rebound.example:${open.port}/`, {});
  await expect(call).rejects.toMatchObject(refused);
  expect([open.connections(), closed.connections()]).toEqual([1, 0]);
});

it.each(["http", "https"])(
  "not a byte is sent over %s to another address than was allowed",
  async (scheme) => {
    const server = await serving(inside);
    let asked = 0;
    const world = { ...worldOf({ "odd.example": [[inside]] }), isPublic: () => ++asked === 1 };
    const call = fetchIn(world, `${scheme}://odd.example:${server.port}/`, { timeoutSeconds: 5 });
    await expect(call).rejects.toMatchObject(refused);
    expect([asked, server.requests()]).toEqual([2, 0]);
  },
);

it("a name server that is not there is a matter of trying again", async () => {
  const world = {
    ...worldOf({}),
    resolve: async () => {
      throw Object.assign(new Error("again"), { code: "EAI_AGAIN" });
    },
  };
  await expect(fetchIn(world, "https://shop.example/", {})).rejects.toMatchObject({ code: "unavailable" });
});
