import { flushCompileCache } from "node:module";
import { readArguments } from "./arguments.ts";
import { startDocent } from "./docent.ts";
import { describeServer, findModelServers } from "./models/find-servers.ts";
import { tellOfProxy } from "./proxy/tell-of-proxy.ts";

try {
  const options = readArguments(process.argv.slice(2));
  const servers = findModelServers(process.env);
  const docent = await startDocent(options);
  let stopping: Promise<void> | undefined;
  // npm passes Ctrl-C on to a process that the terminal has sent it to already.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      stopping ??= docent.stop();
      await stopping;
      process.exit(0);
    });
  flushCompileCache();
  if (options.publicUrl) tellOfProxy({ ...docent, ...options });
  console.log(`Docent is ready at ${docent.url}`);
  for (const line of (await servers).map(describeServer)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === "DEBUG") console.error(error);
  process.exit(1);
}
