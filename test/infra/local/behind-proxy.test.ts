import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../../abuse/play/call.ts";
import { fetchThrough } from "../../aws/through.ts";
import { type Product, startProduct } from "../../product.ts";
import { send, uploadText } from "../../upload.ts";
import { type Actor, cognito, password } from "../../users.ts";
import { connect, follow, host, newOwner, newWidget, url } from "./proxied.ts";
import { type ReverseProxy, startReverseProxy } from "./reverse-proxy.ts";

let product: Product;
let ownUrl: string;
let keeping: ReverseProxy;
let renaming: ReverseProxy;

beforeAll(async () => {
  [keeping, renaming, product] = await Promise.all([
    startReverseProxy("as asked"),
    startReverseProxy("its own", false),
    startProduct({ args: ["--url", url], env: { VISITOR_LIMITS: "starts=4" } }),
  ]);
  ownUrl = /to (http:\/\/127\.0\.0\.1:\d+)/.exec(product.output())?.[1] ?? "";
  for (const proxy of [keeping, renaming]) proxy.leadTo(ownUrl);
});
afterAll(async () => {
  keeping.stop();
  renaming.stop();
  await product.stop();
});

const proxies = [
  ["that keeps the host's name", () => keeping],
  ["that only knows this machine's", () => renaming],
] as const;

describe.each(proxies)("behind a proxy %s", (_kind, proxyOf) => {
  it("an owner signs up, uploads, hears of the progress, asks and downloads", async () => {
    const owner = await newOwner(proxyOf());
    const heard = await follow(proxyOf(), owner.token);
    const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
    const { id } = await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
    await expect.poll(() => heard.at(-1)).toEqual({ type: "document", chatbotId, documentId: id });
    const { answer } = await owner.chat.ask({ ragSystemId: chatbotId, query: "What does a reminder cost?" });
    expect(answer).toContain("1.50 euros");
    const file = await owner.documents.file({ chatbotId, id });
    expect(file.url).toMatch(/^https:\/\/docs\.example\.org\/_local\/s3\//);
    expect(await (await owner.through?.(file.url))?.text()).toBe("A reminder costs 1.50 euros.");
  });

  it("files are sent to the public address, and a page there may read the answer", async () => {
    const owner = await newOwner(proxyOf(), `bob-${proxyOf().port}@example.com`);
    const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
    const forms: string[] = [];
    const through: NonNullable<Actor["through"]> = (to, init) => {
      forms.push(to);
      return fetchThrough(proxyOf())(to, { ...init, headers: { origin: url } });
    };
    const { response } = await send({ ...owner, through }, id, {
      name: "a.txt",
      type: "text/plain",
      bytes: "A.",
    });
    expect(forms).toEqual([expect.stringMatching(/^https:\/\/docs\.example\.org\/_local\/s3\/uploads/)]);
    expect([response.ok, response.headers.get("access-control-allow-origin")]).toEqual([true, url]);
  });

  it("a visitor asks in a widget on another site", async () => {
    const widgetId = await newWidget(await newOwner(proxyOf(), `cem-${proxyOf().port}@example.com`));
    const post = (path: string, body: object, token = "") =>
      fetchThrough(proxyOf())(`${url}/functions/v1/${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          origin: "https://shop.example",
          authorization: `Bearer ${token}`,
        },
      });
    const started = await post("visitor-session", { widgetId });
    const { session_id: sessionId, token } = await started.json();
    const message = "What does a reminder cost?";
    const reply = await post("widget-chat", { widgetId, sessionId, message, stream: true }, token);
    expect([started.headers.get("access-control-allow-origin"), reply.status]).toEqual(["*", 200]);
    expect(await reply.text()).toContain("1.50");
  });

  it("a page of another origin gets at nothing of the owner's", async () => {
    const headers = { origin: "https://elsewhere.example" };
    const through = fetchThrough(proxyOf());
    const asked = async (path: string, method: string) => {
      const reply = await through(url + path, { method, headers });
      return [reply.status, reply.headers.get("access-control-allow-origin")];
    };
    expect(await asked("/api/chatbots", "GET")).toEqual([404, null]);
    expect(await asked("/_local/cognito/", "POST")).toEqual([403, null]);
    expect(await asked("/_local/s3/uploads", "OPTIONS")).toEqual([403, null]);
    const refused = new Promise<Error>((resolve) =>
      connect(proxyOf(), headers.origin, { token: "an.owners.token" }).once("error", resolve),
    );
    expect((await refused).message).toContain("403");
  });

  it("pages let the browser connect to the public address alone, and keep to https", async () => {
    const { headers } = await fetchThrough(proxyOf())(`${url}/login`);
    expect(headers.get("content-security-policy")).toContain(
      `connect-src 'self' ${url} wss://docs.example.org;`,
    );
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  });
});

it("another name that leads to the proxy finds nothing", async () => {
  const asked = (name: string, path: string) =>
    call(`http://127.0.0.1:${keeping.port}`, { method: "GET", path, headers: { host: name } });
  expect((await asked(host, "/config.json")).status).toBe(200);
  for (const name of ["evil.example", "a.docs.example.org", "docs.example.org.evil.example"])
    for (const path of ["/", "/config.json", "/_local/s3/uploads"])
      expect([name, (await asked(name, path)).status]).toEqual([name, 404]);
  const refused = new Promise<Error>((resolve) =>
    connect(keeping, url, { name: "evil.example" }).once("error", resolve),
  );
  expect((await refused).message).toContain("404");
});

it("visitors behind the proxy have limits of their own, whatever they say of themselves", async () => {
  const widgetId = await newWidget(await newOwner(keeping, "dora@example.com"));
  const start = async (localAddress: string, headers: Record<string, string> = {}) => {
    const reply = await call(`http://127.0.0.1:${keeping.port}`, {
      method: "POST",
      path: "/functions/v1/visitor-session",
      headers: { host, "content-type": "application/json", ...headers },
      body: JSON.stringify({ widgetId }),
      localAddress,
    });
    return reply.status;
  };
  const several = async (address: string, claim: (at: number) => Record<string, string>) =>
    (await Promise.all(Array.from({ length: 12 }, (_, at) => start(address, claim(at))))).filter(
      (status) => status === 200,
    ).length;
  // At most two minutes' worth, since a minute may end in between.
  expect([4, 8]).toContain(await several("127.0.0.3", () => ({})));
  expect([4, 8]).toContain(
    await several("127.0.0.4", (at) => ({ "x-forwarded-for": `198.51.100.${at}`, "x-real-ip": "::1" })),
  );
});

it("one network makes so many accounts in an hour, and others make theirs", async () => {
  const { userPoolClientId: ClientId } = await (await fetch(`${ownUrl}/config.json`)).json();
  const signUp = (number: number, address: string) => {
    const Username = `guest-${number}@example.com`;
    const UserAttributes = [{ Name: "email", Value: Username }];
    const from = (to: string, init?: RequestInit) =>
      fetch(to.replace(url, ownUrl), {
        ...init,
        headers: { ...init?.headers, "x-forwarded-for": `203.0.113.200, ${address}` },
      });
    return cognito(url, "SignUp", { ClientId, Username, Password: password, UserAttributes }, from);
  };
  for (let number = 0; number < 20; number++) await signUp(number, "198.51.100.7");
  await expect(signUp(20, "198.51.100.7")).rejects.toThrow(
    "ForbiddenException: Many accounts were made from your network. Please try again in an hour.",
  );
  await signUp(21, "198.51.100.8");
});

describe("mails", () => {
  it("link to the public address", async () => {
    const { email } = await newOwner(keeping, "eva@example.com");
    const through = fetchThrough(keeping);
    const { userPoolClientId: ClientId } = await (await through(`${url}/config.json`)).json();
    await cognito(url, "ForgotPassword", { ClientId, Username: email }, through);
    const mailbox = (await fetch(`${ownUrl}/_local/mailbox`)).url;
    const mails: { to: string; link: string }[] = await (await fetch(new URL("mails.json", mailbox))).json();
    expect(mails.find(({ to }) => to === email)?.link).toMatch(
      /^https:\/\/docs\.example\.org\/forgot-password\?/,
    );
  });

  it("are read on this machine only, whose own ports know no public name", async () => {
    const mailbox = (await fetch(`${ownUrl}/_local/mailbox`)).url;
    expect((await call(mailbox, { method: "GET", path: "/", headers: { host } })).status).toBe(404);
    expect((await fetchThrough(keeping)(`${url}/_local/mailbox`)).status).toBe(404);
    for (const proxy of [keeping, renaming])
      expect(await (await fetchThrough(proxy)(`${url}/config.json`)).json()).not.toHaveProperty("mailUrl");
  });
});

it("the start says where it is, where the proxy has to lead, and who may sign up", () => {
  const printed = product.output();
  expect(printed.trimEnd().split("\n").at(-1)).toBe(`Docent is ready at ${url}`);
  expect(printed).toContain(`The proxy on this machine has to lead ${url} to ${ownUrl}`);
  expect(printed).toContain("Anybody who reaches the address can sign up");
});
