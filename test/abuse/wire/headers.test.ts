import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerHeaders, pageHeaders } from "#infra/site-headers.ts";
import { isQueryMethod } from "#shared/contract/route.ts";
import { routes } from "../../things/routes.ts";
import { validInput } from "../../things/valid-input.ts";
import { uploadText } from "../../upload.ts";
import { type Call, call, type Reply } from "../play/call.ts";
import { exchange } from "../play/raw.ts";
import { bearing, toCall } from "../setup/requests.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let mailUrl: string;

beforeAll(async () => {
  setup = await openSetup({ isRead: true });
  mailUrl = JSON.parse((await get("/config.json")).body).mailUrl;
});

afterAll(() => setup.product.giveBack());

const send = (request: Call): Promise<Reply> => call(setup.product.url, request);
const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  send({ method: "GET", path, headers });

const lackingOf = ({ headers }: Reply, expected: Record<string, string>): string[] =>
  Object.entries(expected)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => `${name}: ${headers[name]}`);

/** No HSTS: browsers ignore it over http, and behind an https proxy it would bind the whole host. */
const expectTold = (what: string, reply: Reply, expected: Record<string, string>): void => {
  expect([what, lackingOf(reply, expected)]).toEqual([what, []]);
  expect(reply.headers).not.toHaveProperty("strict-transport-security");
  expect(reply.headers["x-powered-by"] ?? reply.headers.server).toBeUndefined();
};

/** The headers of every answer; a page or an image has a policy of its own and may be loaded elsewhere. */
const headersOfAll = Object.fromEntries(
  Object.entries(answerHeaders).filter(
    ([name]) => !/^(content-security-policy|referrer-policy|cross-origin-resource-policy)$/.test(name),
  ),
);

/** On the page of a posting an answer may be spoken. */
const ofPosting = (name: string): Record<string, string> =>
  name === "jobs.page"
    ? { "permissions-policy": pageHeaders("/job.html", [])["permissions-policy"] ?? "" }
    : {};

describe("security headers stand with every answer that is no page:", () => {
  it("of each route, refused or not, also before it is asked", async () => {
    for (const { name, route } of routes) {
      const valid = toCall(route, validInput(route, setup.ann.things), setup.ann.owner.token);
      const asked: [string, Call][] = [
        ["nobody", { ...valid, headers: {} }],
        ["another page", { ...valid, headers: { ...valid.headers, origin: "https://example.com" } }],
        ...(isQueryMethod(route.method) ? [] : [["broken", { ...valid, body: "{" }] as [string, Call]]),
        ["a preflight", { method: "OPTIONS", path: valid.path, headers: { origin: "https://example.com" } }],
        ["no such method", { ...valid, method: "PATCH" === valid.method ? "PUT" : "PATCH" }],
        ...(route.method === "GET" ? [["the owner", valid] as [string, Call]] : []),
      ];
      for (const [who, request] of asked) {
        const reply = await send(request);
        expectTold(
          `${name} ${who}`,
          reply,
          route.isFile && reply.status === 200 ? { ...headersOfAll, ...ofPosting(name) } : answerHeaders,
        );
      }
    }
  });

  it("of an answer to a visitor, whole or as a stream", async () => {
    const { things, tokens } = setup.ann;
    for (const stream of [true, false]) {
      const body = { ragSlug: things.slug, message: "What does a reminder cost?", stream };
      const path = "/functions/v1/public-rag-chat-stream";
      const headers = { ...bearing(tokens.publicSession), "content-type": "application/json" };
      const reply = await send({ method: "POST", path, headers, body: JSON.stringify(body) });
      expect([reply.status, reply.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
      expect(reply.headers["content-type"]).toMatch(stream ? /^text\/event-stream/ : /^application\/json/);
      expectTold(`stream ${stream}`, reply, answerHeaders);
    }
  });

  it("of files, the user pool, the site's settings and all that is not there", async () => {
    const { owner, things } = setup.ann;
    await uploadText(owner, things.chatbot, "page.html", "<p>A reminder costs 1.50 euros.</p>");
    const { url } = await owner.documents.file({ chatbotId: things.chatbot, id: things.document });
    const { pathname, search } = new URL(url);
    const target = { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" };
    const file = await get(pathname + search);
    expect(file.status).toBe(200);
    expectTold("a file", file, { ...answerHeaders, "content-security-policy": "sandbox" });
    const replies = {
      "a file without leave": await get(pathname),
      "a preflight of the bucket": await send({ method: "OPTIONS", path: "/_local/s3/uploads" }),
      "the user pool": await send({ method: "POST", path: "/_local/cognito/", headers: target, body: "{}" }),
      "a preflight of the user pool": await send({
        method: "OPTIONS",
        path: "/_local/cognito/",
        headers: { origin: setup.product.url },
      }),
      "the settings": await get("/config.json"),
      "no route": await get("/api/nothing"),
      "no route of visitors": await get("/functions/v1/nothing"),
      "another host": await get("/", { host: "example.com" }),
      "another host's API": await get("/api/chatbots", { host: "example.com" }),
    };
    for (const [what, reply] of Object.entries(replies)) expectTold(what, reply, answerHeaders);
  });

  it("of the mailbox", async () => {
    const { "content-security-policy": _, ...rest } = answerHeaders;
    const page = await call(mailUrl, { method: "GET", path: "/" });
    expect(page.status).toBe(200);
    expectTold("the mailbox", page, rest);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const refused = await call(mailUrl, { method: "POST", path: "/" });
    expectTold("the mailbox, refused", refused, answerHeaders);
  });
});

describe("security headers stand with every page and part of the site", () => {
  const files: [string, string][] = [
    ["/", "/index.html"],
    ["/login", "/app.html"],
    ["/app/rag-systems", "/app.html"],
    ["/public/help-desk", "/public.html"],
    ["/widget.js", "/widget.js"],
    ["/widget-embed/help-desk.js", "/widget-embed.js"],
    ["/openapi.json", "/openapi.json"],
    ["/licences.txt", "/licences.txt"],
    ["/favicon.svg", "/favicon.svg"],
    ["/nothing-here", "/404.html"],
    ["/assets/nothing-here.js", "/404.html"],
  ];

  it.each(files)("%s", async (path, file) => {
    const connect = ["127.0.0.1", "localhost"].flatMap(origins);
    const reply = await get(path);
    expectTold(path, reply, pageHeaders(file, connect));
    expect(reply.status).toBe(file === "/404.html" ? 404 : 200);
    expect((await send({ method: "HEAD", path })).headers).toMatchObject(pageHeaders(file, connect));
    expectTold(`POST ${path}`, await send({ method: "POST", path }), pageHeaders("/404.html", connect));
  });

  it("/embed/wgt_1, which a function answers and which connects to its own host only", async () => {
    const reply = await get("/embed/wgt_1");
    const socket = setup.product.url.replace("http", "ws");
    expectTold("/embed/wgt_1", reply, pageHeaders("/embed.html", [socket]));
    expect(reply.status).toBe(200);
  });

  it.each(["/help", "/embed/wgt_1", "/sitemap-posts.xml"])(
    "%s, whose HEAD says the same without the page",
    async (path) => {
      const [page, head] = await Promise.all([get(path), send({ method: "HEAD", path })]);
      const told = ({ headers }: typeof head) => [
        headers["content-type"],
        headers["content-security-policy"],
      ];
      expect([head.status, told(head)]).toEqual([200, told(page)]);
      expect([page.body.length > 0, head.body]).toEqual([true, ""]);
    },
  );

  const origins = (name: string): string[] =>
    ["http", "ws"].map((scheme) => `${scheme}://${name}:${new URL(setup.product.url).port}`);

  it("those that are to be used elsewhere may be, all others not", async () => {
    const policyAt = async (path: string) => (await get(path)).headers["cross-origin-resource-policy"];
    for (const path of ["/widget.js", "/widget-embed/help-desk.js", "/embed/wgt_1"])
      expect([path, await policyAt(path)]).toEqual([path, "cross-origin"]);
    for (const path of ["/", "/login", "/openapi.json"])
      expect([path, await policyAt(path)]).toEqual([path, "same-site"]);
  });
});

it("a connection that is not opened is refused without a word that a browser could show", async () => {
  const { host } = new URL(setup.product.url);
  const asking =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
  for (const [path, origin] of [
    ["/nothing", `http://${host}`],
    ["/_local/socket", "https://example.com"],
  ]) {
    const received = await exchange(
      setup.product.url,
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${asking}\r\n\r\n`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 40[34] /);
    expect(received.split("\r\n\r\n")[1]).toBe("");
  }
});
