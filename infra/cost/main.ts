import { parseArgs } from "node:util";
import { templateOf } from "../aws/template.ts";
import { OptionsError } from "../options/options.ts";
import { report } from "./report.ts";

/** Prints what a deployment with these options costs: the same `-c name=value` as `cdk deploy` takes. */
const main = (): void => {
  const { values } = parseArgs({ options: { context: { type: "string", short: "c", multiple: true } } });
  const options = Object.fromEntries((values.context ?? []).map(pair));
  console.log(report(templateOf(options)));
};

const pair = (text: string): [string, string] => {
  const [name = "", ...value] = text.split("=");
  return [name, value.join("=")];
};

try {
  main();
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
