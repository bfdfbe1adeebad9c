import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const sources = sourcesOf("lambdas");
const home = "lambdas/platform/outgoing/";

/** Who else may speak to the network, and why its address is none that an owner gives. */
const trusted: { package: RegExp; in: RegExp; because: string }[] = [
  { package: /^(@aws-sdk\/|@opensearch-project\/opensearch\/aws)/, in: /./, because: "AWS, by its own SDK" },
  {
    package: /^openai$/,
    in: /^lambdas\/platform\/models\//,
    because: "models, an account's own by the outgoing calls",
  },
  {
    package: /^node:https?$/,
    in: /^lambdas\/platform\/models\/openai\/(transport|chat\/server-sent)\.ts$/,
    because: "the model of the installation, as the OpenAI client's fetch",
  },
  {
    package: /^@opensearch-project\//,
    in: /^lambdas\/platform\/search\//,
    because: "the installation's search",
  },
  {
    package: /^aws-jwt-verify$/,
    in: /^lambdas\/platform\/access\/owner\/verify-owner\.ts$/,
    because: "the user pool's public keys",
  },
  {
    package: /^node:(net|dns|dgram)$/,
    in: /^lambdas\/platform\/sandbox\/no-network\.ts$/,
    because: "takes the network away from a process that reads files",
  },
  // It reads the spelling of an address and opens nothing.
  {
    package: /^node:net$/,
    in: /^lambdas\/platform\/access\/origin\/caller\.ts$/,
    because: "tells IPv4 from IPv6",
  },
];

const speaksToNetwork =
  /^(@aws-sdk\/|@smithy\/.*http|openai$|@opensearch-project\/|aws-jwt-verify$|(node:)?(net|tls|dns|dns\/promises|dgram|http|https|http2|quic)$|undici|ws$|axios|got$|node-fetch)/;

it("only the outgoing calls, and the clients of what the installation stands on, speak to the network", () => {
  const found = sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => speaksToNetwork.test(target) && !path.startsWith(home))
      .filter((target) => !trusted.some((one) => one.package.test(target) && one.in.test(path)))
      .map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});

it("nothing calls an address by what every module can reach", () => {
  const calls =
    /(?<![.\w"'])(globalThis\.|self\.)?(fetch\(|new (WebSocket|EventSource)\()|globalThis\.fetch|require\(/;
  const found = sources.filter(({ path, text }) => !path.startsWith(home) && calls.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it("of the outgoing calls the product knows the two functions that take public addresses only, and their check", () => {
  const users = sources.filter(({ path }) => !path.startsWith(home));
  const entries = ["fetch-outside.ts", "stream-outside.ts", "check-outside.ts"].map((name) => home + name);
  const inner = users.flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.startsWith(home) && !entries.includes(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(inner).toEqual([]);
  expect(users.filter(({ text }) => text.includes("fetchIn")).map(({ path }) => path)).toEqual([]);
});

it("what outgoing calls may reach is set by no configuration", () => {
  const configured = sourcesOf(home).filter(({ text }) => /process\.env|environment\.ts/.test(text));
  expect(configured.map(({ path }) => path)).toEqual([]);
});
