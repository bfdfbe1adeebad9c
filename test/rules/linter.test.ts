import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { root } from "./sources.ts";

const Report = z.object({
  diagnostics: z.array(
    z.object({ severity: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

interface Case {
  path: string;
  text: string;
  /** A part of the message; without it the linter is content. */
  says?: RegExp;
}

const areas = /outside the platform/;
const network = /speak to the network/;
const globals = /global variable|outgoing alone/;
const entries = /fetchOutside/;
const configured = /process\.env|No configuration/;
const features = /neither another feature/;
const forms = /discarded/;

const feature = "web/src/features/leads";
const platform = "lambdas/platform";
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const n${n} = ${n};`).join("\n");
const imports = (source: string) => `import "${source}";`;
const form = `${imports("react-hook-form")} export const form = useForm<Shape>({ mode: "all" });`;

const cases: Case[] = [
  { path: "shared/aws.ts", text: imports("@aws-sdk/client-s3"), says: areas },
  { path: "web/src/ui/aws.ts", text: imports("@aws-lambda-powertools/logger"), says: areas },
  { path: "lambdas/leads/aws.ts", text: imports("@aws-sdk/client-s3"), says: areas },
  { path: "lambdas/leads/event.ts", text: imports("aws-lambda"), says: areas },
  { path: `${platform}/aws.ts`, text: imports("@aws-sdk/client-s3") },
  { path: "lambdas/leads/net.ts", text: imports("node:net"), says: network },
  { path: "lambdas/leads/late.ts", text: 'export const two = await import("node:http2");', says: network },
  { path: "lambdas/leads/again.ts", text: 'export { one } from "axios";', says: network },
  { path: "lambdas/leads/model.ts", text: imports("openai"), says: network },
  { path: `${platform}/models/openai/model.ts`, text: imports("openai") },
  { path: `${platform}/outgoing/net.ts`, text: imports("node:net") },
  { path: "lambdas/leads/fetch.ts", text: 'export const two = fetch("/");', says: globals },
  { path: "lambdas/leads/socket.ts", text: 'export const two = new WebSocket("wss://a");', says: globals },
  { path: "lambdas/leads/global.ts", text: "export const two = globalThis.fetch;", says: globals },
  { path: "lambdas/leads/own.ts", text: "export const two = (one: Client) => one.fetch();" },
  { path: `${platform}/outgoing/fetch.ts`, text: 'export const two = fetch("/");' },
  { path: "lambdas/leads/inner.ts", text: imports("#platform/outgoing/inner.ts"), says: entries },
  { path: `${platform}/models/inner.ts`, text: imports("../outgoing/inner.ts"), says: entries },
  { path: "lambdas/leads/outer.ts", text: imports("#platform/outgoing/fetch-outside.ts") },
  { path: `${platform}/outgoing/env.ts`, text: "export const two = process.env.ONE;", says: configured },
  { path: `${platform}/outgoing/settings.ts`, text: imports("../environment.ts"), says: configured },
  { path: `${feature}/other.ts`, text: imports("#web/features/widgets/one.ts"), says: features },
  { path: `${feature}/beside.ts`, text: imports("../widgets/one.ts"), says: features },
  { path: `${feature}/list/beside.ts`, text: imports("../../widgets/one.ts"), says: features },
  { path: `${feature}/app.ts`, text: imports("#web/app/one.ts"), says: features },
  { path: `${feature}/late.ts`, text: 'export const two = import("#web/app/one.ts");', says: features },
  { path: "web/src/ui/feature.ts", text: imports("../features/leads/one.ts"), says: features },
  { path: `${feature}/list/own.ts`, text: imports("../one.ts") + imports("#web/features/leads/one.ts") },
  { path: `${feature}/ui.ts`, text: imports("../../ui/one.ts") },
  { path: `${feature}/form.tsx`, text: form, says: forms },
  { path: `${feature}/kept.tsx`, text: `${form} export const two = useUnsaved(form);` },
  { path: "web/src/features/account/auth/form.tsx", text: form },
  { path: "infra/any.ts", text: "export const two = (one: any) => one;", says: /any/ },
  { path: "infra/ignored.ts", text: "// @ts-ignore\nexport const two: string = 2;", says: /@ts-ignore/ },
  { path: "test/long.ts", text: lines(301), says: /more than 300 lines/ },
  { path: "test/rather-long.ts", text: lines(201), says: /too many lines/ },
  { path: "test/fitting.ts", text: lines(200) },
];

let folder = "";
let said: z.infer<typeof Report>["diagnostics"] = [];

/** One process of the linter for all cases: each is a file at its path beside a copy of the configuration. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "linter-"));
  for (const path of [".biome.json", "test/rules/linter"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const { path, text } of cases) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  said = Report.parse(JSON.parse(lint())).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lint = (): string => {
  const options = ["--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false"];
  try {
    return execFileSync(join(root, "node_modules/.bin/biome"), ["lint", ...options, "."], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    // It ends with 1 when it has found something.
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
};

const about = (path: string) => said.filter(({ location }) => location.path.endsWith(path));

it.each(cases.filter(({ says }) => says))("the linter refuses $path", ({ path, says }) => {
  expect(about(path).map(({ message }) => message)).toContainEqual(expect.stringMatching(says ?? ""));
});

it.each(cases.filter(({ says }) => !says))("the linter takes $path", ({ path }) => {
  expect(about(path)).toEqual([]);
});

it("a file that is rather long is a warning, everything else an error", () => {
  const warned = said.filter(({ severity }) => severity !== "error").map(({ location }) => location.path);
  expect(new Set(warned)).toEqual(new Set(["test/long.ts", "test/rather-long.ts"]));
});
