import { afterAll, beforeAll, expect, it } from "vitest";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { call } from "../play/call.ts";
import { type Case, isOneOf, play } from "../play/play.ts";
import { bearing, toCall } from "../setup/requests.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let host: string;

beforeAll(async () => {
  setup = await openSetup();
  host = new URL(setup.product.url).host;
});

afterAll(() => setup.product.giveBack());

const callTo = ({ route }: (typeof routes)[number]) =>
  toCall(route, validInput(route, setup.ann.things), setup.ann.owner.token);
/** Whether a request to this path, whose ids are placeholders, comes to a route of that path. */
const matches = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);

const isTold = ({ headers }: { headers: object }) =>
  Object.keys(headers).some((name) => name.startsWith("access-control-"));

it("a method that a path has not is not found, also OPTIONS of what is the owner's", async () => {
  const methods = [
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "PURGE",
    "MERGE",
    "M-SEARCH",
  ];
  const cases = routes.flatMap((named) => {
    const { path, headers = {} } = callTo(named);
    const here = routes.filter(({ route }) => matches(route.path, named.route.path));
    const known = here.flatMap(({ route }) => [`${route.method}`, ...(route.isFile ? ["HEAD"] : [])]);
    const isOpen = !["owner", "signed"].includes(named.route.access);
    return methods
      .filter((method) => !known.includes(method))
      .map(
        (method): Case => ({
          name: `${named.name} by ${method}`,
          call: { method, path: path.split("?")[0] ?? path, headers },
          complaint: (reply) => {
            if (named.route.protocol === "mcp") return isOneOf(404, 405)(reply);
            if (method === "HEAD") return reply.body ? "a body" : isOneOf(404)(reply);
            if (method === "OPTIONS" && isOpen) return isOneOf(204)(reply);
            return isTold(reply) ? "told to other origins" : isOneOf(404)(reply);
          },
        }),
      );
  });
  // TRACE has no body by its definition, HEAD none to be judged
  await play(
    setup.product,
    cases.filter(({ call: { method } }) => method !== "HEAD"),
  );
  for (const { call: head } of cases.filter(({ call: { method } }) => method === "HEAD"))
    expect(await call(setup.product.url, head)).toMatchObject({ status: 404, body: "" });
});

it("a page of another origin reaches nothing of the owner's, whatever it calls itself", async () => {
  const origins = [
    "https://example.com",
    "null",
    "http://127.0.0.1",
    "http://localhost:1",
    `http://${host}.example.com`,
    `https://${host}`,
    "file://",
    "",
  ];
  const cases = routes
    .filter(({ route }) => route.access === "owner")
    .flatMap((named) =>
      origins.map((origin): Case => {
        const { headers, ...request } = callTo(named);
        return {
          name: `${named.name} from ${origin}`,
          call: { ...request, headers: { ...headers, origin } },
          complaint: (reply) => (isTold(reply) ? "told to other origins" : isOneOf(404)(reply)),
        };
      }),
    );
  await play(setup.product, cases);
});

it("another host's name is not ours, be it a page's that points here", async () => {
  const port = host.split(":")[1];
  const names = [
    "example.com",
    `example.com:${port}`,
    `127.0.0.1.example.com:${port}`,
    `localhost.example.com:${port}`,
    "127.0.0.1",
    "localhost:1",
    `[::1]:${port}`,
    `0.0.0.0:${port}`,
    `127.1:${port}`,
    `${host}@example.com`,
    `${host},example.com`,
  ];
  const places = [
    "/",
    "/config.json",
    "/_local/mailbox",
    "/_local/mailbox.json",
    "/_local/s3/uploads",
    "/_local/cognito",
  ];
  const cases = [
    ...routes.map((named) => ({ name: named.name, call: callTo(named) })),
    ...places.map((path) => ({ name: path, call: { method: "GET", path, headers: bearing(undefined) } })),
  ];
  await play(
    setup.product,
    cases.flatMap(({ name, call: { headers, ...request } }) =>
      names.map(
        (other): Case => ({
          name: `${name} at ${other}`,
          call: { ...request, headers: { ...headers, host: other } },
          complaint: isOneOf(404),
        }),
      ),
    ),
  );
});

it("a path that only looks like a route's is not found", async () => {
  const { bot } = setup.ann.things;
  const paths = [
    "//api/chatbots",
    "/api//chatbots",
    "/api/chatbots/",
    "/API/chatbots",
    "/api/chatbots.json",
    "/api%2fchatbots",
    "/api/chatbots%2f",
    "/./api/chatbots",
    "/x/../api/chatbots",
    "/api/./chatbots",
    "/api/x/../chatbots",
    "/api/%2e/chatbots",
    "/api/chatbots/.",
    "/api/chatbots;x=1",
    "/api/chatbots%00",
    "/api/chatbots%20",
    "/api/chatbots/..;/chatbots",
    "\\api\\chatbots",
    "/api\\chatbots",
    `//${host}/api/chatbots`,
    `/api/chatbots/${bot}/`,
    `/api/chatbots//${bot}`,
    `/api/chatbots/${bot}/documents/../llm-configuration`,
    "/functions/v1/../../api/chatbots",
    "/api/chatbots/%2e%2e/dashboard",
  ];
  for (const path of paths) {
    const reply = await call(setup.product.url, {
      method: "GET",
      path,
      headers: bearing(setup.ann.owner.token),
    });
    expect([404, 400], path).toContain(reply.status);
    expect(reply.body, path).not.toContain(setup.ann.things.user);
  }
});

it("cookies and unknown headers change nothing; a head that is too long is refused", async () => {
  const path = "/api/dashboard";
  const headers = bearing(setup.ann.owner.token);
  const plain = await call(setup.product.url, { method: "GET", path, headers });
  const noise = [
    { cookie: "a=b; ".repeat(2000) },
    { "x-http-method-override": "DELETE" },
    { "x-forwarded-host": "example.com", "x-forwarded-for": "1.1.1.1" },
    { "x-original-url": "/config.json", "x-rewrite-url": "/config.json" },
    { "x-amzn-trace-id": "Root=<script>" },
  ];
  for (const more of noise)
    expect(
      (await call(setup.product.url, { method: "GET", path, headers: { ...headers, ...more } })).body,
    ).toBe(plain.body);
  const reply = await call(setup.product.url, {
    method: "GET",
    path,
    headers: { ...headers, cookie: "a".repeat(40_000) },
  });
  expect([0, 431]).toContain(reply.status);
});
