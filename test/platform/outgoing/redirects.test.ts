import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { fetchIn, type OutsideRequest } from "#platform/outgoing/fetch-outside.ts";
import { certificateFor } from "./certificate.ts";
import { inside, outside, serving, servingBoth, worldOf } from "./small-world.ts";

const world = () => worldOf({ "a.example": [[outside]], "b.example": [[outside]], "in.example": [[inside]] });

/** Calls a server that redirects to what `to` makes of its port, and counts who was called. */
const redirected = async (to: (port: number) => string, status = 302, request: OutsideRequest = {}) => {
  const seen: { method: string | undefined; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const { open, closed } = await servingBoth(async (message, response) => {
    const body = (await Array.fromAsync(message)).join("");
    seen.push({ method: message.method, headers: message.headers, body });
    if (message.url !== "/from") return response.end("Arrived.");
    return response.writeHead(status, { location: to(open.port) }).end();
  });
  const call = fetchIn(world(), `http://a.example:${open.port}/from`, { timeoutSeconds: 5, ...request });
  const answer = await call.catch((error) => error);
  return { answer, seen, insideConnections: closed.connections() };
};

it.each([
  ...[
    "http://127.0.0.1:{port}/",
    "//127.0.0.1:{port}/",
    "http://0x7f.1:{port}/",
    "http://2130706433:{port}/",
  ],
  ...["http://[::1]:{port}/", "http://[::ffff:127.0.0.1]:{port}/", "http://in.example:{port}/"],
  ...["http://localhost:{port}/", "http://169.254.169.254/latest/meta-data/", "file:///etc/passwd"],
  ...["javascript:alert(1)", "ftp://b.example/", "http://u:p@b.example:{port}/", "http://b.example:25/"],
])("a redirect to %s is not followed", async (location) => {
  for (const status of [301, 302, 303, 307, 308]) {
    const { answer, seen, insideConnections } = await redirected(
      (port) => location.replace("{port}", `${port}`),
      status,
    );
    expect([answer.code, seen.length, insideConnections]).toEqual(["invalid", 1, 0]);
  }
});

it("a redirect to a public address is followed and told", async () => {
  const { answer } = await redirected((port) => `http://b.example:${port}/to#part`);
  expect([answer.status, answer.body.toString(), answer.url]).toEqual([
    200,
    "Arrived.",
    expect.stringMatching(/^http:\/\/b\.example:\d+\/to$/),
  ]);
});

it.each([
  [301, "POST", "GET", ""],
  [302, "POST", "GET", ""],
  [303, "PUT", "GET", ""],
  [303, "HEAD", "HEAD", ""],
  [307, "POST", "POST", "asked"],
  [308, "PUT", "PUT", "asked"],
] as const)("after %i a %s becomes a %s", async (status, method, next, body) => {
  const request = { method, ...(method !== "HEAD" && { body: "asked" }) };
  const { seen } = await redirected(() => "/to", status, request);
  expect([seen[1]?.method, seen[1]?.body]).toEqual([next, body]);
});

it("keys stay with the host that they were meant for", async () => {
  const keys = { Authorization: "Bearer key", Cookie: "id=1", "X-Api-Key": "key", Accept: "text/csv" };
  const own = await redirected(() => "/to", 302, { headers: keys });
  const names = Object.keys(keys).map((name) => name.toLowerCase());
  const received = ({ seen }: typeof own) => names.filter((name) => seen[1]?.headers[name]);
  expect(received(own)).toEqual(names);
  const other = await redirected((port) => `http://b.example:${port}/to`, 302, { headers: keys });
  expect(received(other)).toEqual(["accept"]);
});

it("five redirects are followed and the sixth is not", async () => {
  for (const [hops, end] of [
    [5, 200],
    [6, "unavailable"],
  ]) {
    const server = await serving(outside, ({ url }, response) => {
      const step = Number(url?.slice(1));
      if (step === hops) response.end();
      else response.writeHead(302, { location: `/${step + 1}` }).end();
    });
    const call = fetchIn(world(), `http://a.example:${server.port}/0`, { maxRedirects: 50 });
    const { status, code } = await call.then(
      (answer) => ({ ...answer, code: undefined }),
      (error) => ({ status: undefined, code: error.code }),
    );
    expect([status ?? code, server.requests()]).toEqual([end, 6]);
  }
});

it("an encrypted call is not led to one without encryption, and trusts a certificate for its host only", async () => {
  const tls = certificateFor("a.example");
  const server = await serving(
    outside,
    ({ url }, response) =>
      url === "/plain"
        ? response.writeHead(302, { location: "http://b.example/" }).end()
        : response.end("Safe."),
    { tls },
  );
  const at = (host: string, path = "/") => fetchIn(world(), `https://${host}:${server.port}${path}`, {});
  const unsafe = { code: "unavailable", message: expect.stringContaining("certificate") };
  await expect(at("a.example")).rejects.toMatchObject(unsafe);
  const trusted = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(trusted));
  setDefaultCACertificates([...trusted, tls.cert]);
  expect((await at("a.example")).body.toString()).toBe("Safe.");
  await expect(at("b.example")).rejects.toMatchObject(unsafe);
  await expect(at("a.example", "/plain")).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("without encryption"),
  });
});
