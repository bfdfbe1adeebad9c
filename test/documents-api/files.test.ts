import { afterAll, beforeAll, expect, it } from "vitest";
import { apiServer } from "../integrations/api-server.ts";
import { withWorld } from "../integrations/with-world.ts";
import { type Product, startProduct } from "../product.ts";
import { as } from "../users.ts";
import { form, json, path, programOf } from "./program.ts";

const site = apiServer();
const most = 5;
let product: Product;
let program: Awaited<ReturnType<typeof programOf>>;

beforeAll(async () => {
  product = await startProduct({ env: { ...withWorld, ACCOUNT_QUOTAS: `documents=${most}` } });
  program = await programOf(await as("ann", product.url), product.url);
});
afterAll(() => product.stop());

it("a file is fetched from an address, under the name that its server gives it", async () => {
  site.replies((response) =>
    response
      .writeHead(200, {
        "content-type": "text/plain; charset=utf-8",
        "content-disposition": "attachment; filename*=UTF-8''Preise%20%C3%BCberall",
      })
      .end("The kayak costs 25 euros a day."),
  );
  const { id, name } = await json(program.send(`${path}/from-url`, { url: site.at("/files/7?v=2") }));
  expect(name).toBe("Preise überall.txt");
  expect(await program.read(id)).toMatchObject({ status: "completed", kind: "file" });
  const named = await json(
    program.send(`${path}/from-url`, { url: site.at("/prices"), filename: "kayak.txt" }),
  );
  expect(named.name).toBe("kayak.txt");
  await Promise.all([program.remove(id), program.remove(named.id)]);
});

it("an address that is private, missing or no document is refused in words", async () => {
  const refusalOf = async (url: string) => {
    const reply = await program.send(`${path}/from-url`, { url });
    return [reply.status, (await reply.json()).message];
  };
  expect(await refusalOf(site.at("/", "intranet.example"))).toEqual([
    400,
    expect.stringContaining("There is no server on the internet"),
  ]);
  expect(await refusalOf("ftp://api.example/x")).toEqual([
    400,
    "Enter an address that begins with https://.",
  ]);
  site.replies((response) => response.writeHead(404).end());
  expect(await refusalOf(site.at("/x"))).toEqual([400, expect.stringContaining("status 404")]);
  site.replies((response) => response.writeHead(200, { "content-type": "image/png" }).end("PNG"));
  expect(await refusalOf(site.at("/x.png"))).toEqual([400, expect.stringContaining("Invalid file type")]);
  expect((await json(program.send(path))).items).toEqual([]);
});

it("forms and files that are broken are refused in words, and nothing is kept", async () => {
  const parts = form("a.txt", "A text.");
  for (let part = 0; part < 10; part++) parts.append(`part${part}`, "x");
  const broken: [FormData, number][] = [
    [form("a.exe", "MZ"), 400],
    [form("a.txt", ""), 400],
    [form("x".repeat(300), "A text."), 400],
    [parts, 400],
    [new FormData(), 400],
  ];
  for (const [body, status] of broken) {
    const reply = await program.sendForm(body);
    expect([reply.status, typeof (await reply.json()).message]).toEqual([status, "string"]);
  }
  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    const headers = { "content-type": type };
    expect(
      (await program.send(path, undefined, { method: "POST", body: "--x\r\nno form", headers })).status,
    ).toBe(400);
  }
  expect((await json(program.send(path))).items).toEqual([]);
});

it("the account's quota of documents holds for programs too", async () => {
  const sent = Array.from({ length: most + 1 }, (_, at) => ({
    filename: `${at}.txt`,
    content: `Text ${at}.`,
  }));
  const statuses: number[] = [];
  for (const one of sent) statuses.push((await program.send(path, one)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.at(-1)).toBe(409);
});
