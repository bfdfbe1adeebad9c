import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { type Borrowed, borrow } from "../../products/borrow.ts";
import { call } from "../play/call.ts";

let product: Borrowed;
let secrets: string[];

beforeAll(async () => {
  product = await borrow("hostile");
  const { accessKeyId, secretAccessKey, appSecret } = JSON.parse(
    readFileSync(join(product.folder, "identity.json"), "utf8"),
  );
  secrets = [accessKeyId, secretAccessKey, appSecret, product.folder, process.cwd()];
});

afterAll(() => product.giveBack());

const get = (path: string) => call(product.url, { method: "GET", path });

it("the site's settings are what a browser needs, and none of them is a secret", async () => {
  const { body } = await get("/config.json");
  expect(Object.keys(JSON.parse(body)).sort()).toEqual([
    "mailUrl",
    "signUp",
    "socketUrl",
    "userPoolClientId",
    "userPoolEndpoint",
    "userPoolId",
  ]);
  expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
});

it("the API's description is public, and is the contract's", async () => {
  expect(JSON.parse((await get("/openapi.json")).body)).toEqual(
    JSON.parse(JSON.stringify(openapi(contract))),
  );
});

const files = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "README.md",
  ".git/HEAD",
  ".git/config",
  ".gitignore",
  ".env",
  ".npmrc",
  ".DS_Store",
  ".data/identity.json",
  ".htaccess",
  "identity.json",
  "users.db",
  "queue.db",
  "cdk.json",
  "cdk.out/manifest.json",
  "node_modules/zod/package.json",
  "lambdas/chat/handler.ts",
  "lambdas/chat/handler.js",
  "handler.mjs.map",
  "infra/stack.ts",
  "shared/contract/index.ts",
  "backup.zip",
  "server-status",
  "actuator/env",
  "debug/pprof",
  "wp-login.php",
  "_local",
  "_local/",
  "_local/dynamodb",
  "_local/sqs",
  "_local/users.db",
  ".well-known/security.txt",
  "assets",
  "assets/",
];
const steps = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "%252e%252e%252f",
  "....//",
  ".%00./",
  "assets/..%2f..%2f",
  "assets/../../",
  "app/..%2f..%2f",
  "public/..%2f",
  "embed/%2e%2e%2f",
  "widget-embed/..%2f",
  "//",
];

it("no file that is not the site's is served, by whichever way", async () => {
  const paths = [
    ...files.map((file) => `/${file}`),
    ...["package.json", ".git/HEAD", "identity.json", "etc/passwd"].flatMap((file) =>
      steps.map((step) => `/${step.repeat(6)}${file}`),
    ),
    ...["package.json", "README.md"].flatMap((file) => steps.map((step) => `/${step}${step}${file}`)),
  ];
  for (const path of paths) {
    const { status, body } = await get(path);
    const isPage = /^\/(app|public|embed)\//.test(path) && status === 200;
    if (!isPage) expect([404, 400], path).toContain(status);
    expect(body, path).not.toMatch(/"devDependencies"|refs\/heads|root:x:|secretAccessKey|^# Docent/);
    expect(secrets.filter((secret) => body.includes(secret))).toEqual([]);
  }
});

it("a path that spells no text is not found, and says so in its status", async () => {
  for (const path of ["/%zz", "/assets/%zz", "/widget/%e0%a4%a", "/_local/socket/%zz", "/login%"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

it("what the site serves names no source map and no place on this machine", async () => {
  const seen = new Set(["/", "/login", "/public/x", "/embed/x", "/404", "/widget-embed/x.js"]);
  for (const path of seen) {
    const { headers, body } = await get(path);
    expect(
      secrets.filter((secret) => body.includes(secret)),
      path,
    ).toEqual([]);
    expect(body, path).not.toMatch(/sourceMappingURL=|\/node_modules\/[\w@]/);
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
    for (const [, found = ""] of body.matchAll(
      /(?:src|href|from|import)[=(\s]*["'](\.?\/[\w./-]+\.(?:js|css))["']/g,
    ))
      seen.add(new URL(found, `http://x${path}`).pathname);
  }
  for (const path of [...seen].filter((one) => one.endsWith(".js")))
    expect((await get(`${path}.map`)).status).toBe(404);
  expect(seen.size).toBeGreaterThan(8);
});
