import { flushCompileCache } from "node:module";
import { signUpRule } from "#platform/access/owner/sign-up-rule.ts";
import { readArguments } from "./arguments.ts";
import { startDocent } from "./docent.ts";
import { describeServer, findModelServers } from "./models/find-servers.ts";
import { describeTranscriber, findTranscribers } from "./models/find-transcribers.ts";
import { tellOfProxy } from "./proxy/tell-of-proxy.ts";

/** When the process ends at the latest after a signal; then its child processes end by themselves. */
const stopMilliseconds = 2500;

try {
  const options = readArguments(process.argv.slice(2));
  const docent = await startDocent(options);
  let stopping: Promise<void> | undefined;
  // npm passes Ctrl-C on to a process that the terminal has sent it to already.
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      setTimeout(() => process.exit(0), stopMilliseconds).unref();
      stopping ??= docent.stop();
      await stopping;
      process.exit(0);
    });
  flushCompileCache();
  if (options.publicUrl) tellOfProxy({ ...docent, ...options }, signUpRule());
  console.log(`Docent is ready at ${docent.url}`);
  // after the start, whose work would delay the replies beyond their timeout
  const [models, transcribers] = await Promise.all([
    findModelServers(process.env),
    findTranscribers(process.env),
  ]);
  for (const server of models) console.log(describeServer(server));
  for (const server of transcribers) console.log(describeTranscriber(server));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === "DEBUG") console.error(error);
  process.exit(1);
}
