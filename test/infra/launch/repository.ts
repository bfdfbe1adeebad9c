import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../../product.ts";

/** A small repository with the launcher, whose packages lie beside it: installing them needs no network. */
export const repository = (ownNode = `exec ${process.execPath} "$@"`) => {
  const root = temporaryFolder();
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content));
  };
  cpSync(fileURLToPath(new URL("../../../infra/launch", import.meta.url)), join(root, "infra/launch"), {
    recursive: true,
  });
  write("package.json", {
    name: "small",
    scripts: { start: "node infra/launch/launch.mjs infra/local/greet.mjs" },
    dependencies: { node: "file:./own-node", greeting: "file:./greeting" },
  });
  write("own-node/package.json", { name: "node", version: "24.0.0" });
  write("own-node/bin/node", `#!/bin/sh\n${ownNode}\n`);
  chmodSync(join(root, "own-node/bin/node"), 0o755);
  write("infra/local/greet.mjs", program);
  const lock = (greeting: string) => {
    write("greeting/package.json", { name: "greeting", version: greeting, main: "index.js" });
    write("greeting/index.js", `module.exports = "greeting ${greeting}";`);
    write("package-lock.json", lockFile(greeting));
  };
  lock("1.0.0");
  return {
    root,
    write,
    lock,
    launch: (options?: Launch) => start(root, options),
    npmStart: (...args: string[]) => watch("npm", ["start", "--", ...args], { cwd: root }),
  };
};

interface Launch {
  args?: string[];
  /** Another version than its own that the Node of the launcher says it is. */
  version?: string;
  env?: Record<string, string>;
}

const start = (root: string, { args = [], version, env = {} }: Launch = {}) =>
  watch(
    process.execPath,
    [
      ...(version ? ["--import", pretending(version)] : []),
      join(root, "infra/launch/launch.mjs"),
      "infra/local/greet.mjs",
      ...args,
    ],
    { cwd: root, env },
  );

const watch = (
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
) => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, npm_config_offline: "true", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = Promise.all([once(child, "close"), text(child.stderr)]);
  const outcome = async () => {
    const [[status], errors] = await ended;
    return { status: status as number | null, printed, errors };
  };
  const saysReady = async () => {
    while (!printed.includes("ready")) {
      if (child.exitCode !== null) throw new Error(`It ended before it was ready: ${printed}`);
      await Promise.race([once(child.stdout, "data"), ended]);
    }
  };
  return { child, outcome, saysReady };
};

const pretending = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "${version}" })`;

const program = `import greeting from "greeting";
const [what] = process.argv.slice(2);
console.log(greeting, ...process.argv.slice(2));
if (what === "fail") process.exit(7);
if (what === "wait") {
  const alive = setInterval(() => {}, 1000);
  process.on("SIGTERM", () => {
    console.log("stopped");
    clearInterval(alive);
  });
  console.log("ready");
}
`;

const lockFile = (greeting: string) => ({
  name: "small",
  lockfileVersion: 3,
  requires: true,
  packages: {
    "": { name: "small", dependencies: { node: "file:./own-node", greeting: "file:./greeting" } },
    "node_modules/node": { resolved: "own-node", link: true },
    "node_modules/greeting": { resolved: "greeting", link: true },
    "own-node": { name: "node", version: "24.0.0" },
    greeting: { version: greeting },
  },
});
