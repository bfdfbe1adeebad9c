import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Emulator } from "./emulator/start.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cdk = join(root, "node_modules/aws-cdk/bin/cdk");

export interface Outputs {
  SiteUrl: string;
  ApiUrl: string;
  UserPoolId: string;
  UserPoolClientId: string;
  UploadsBucket: string;
  TableName: string;
}

export interface Deployed {
  stackName: string;
  outputs: Outputs;
  /** The CDK CLI's output. */
  printed: string;
}

/** `cdk bootstrap` of the emulator's account. */
export const bootstrap = (emulator: Emulator): Promise<string> =>
  command(emulator, ["bootstrap", "aws://000000000000/us-east-1"]);

/** `cdk deploy` of the stack as it stands, with `-c` options. */
export const deploy = async (emulator: Emulator, options: Record<string, string> = {}): Promise<Deployed> => {
  const folder = mkdtempSync(join(tmpdir(), "deployment-"));
  const file = join(folder, "outputs.json");
  const context = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const printed = await command(emulator, [
    "deploy",
    "--require-approval",
    "never",
    "--outputs-file",
    file,
    "--output",
    join(folder, "cdk.out"),
    ...context,
  ]);
  const [stack] = Object.entries<Outputs>(JSON.parse(readFileSync(file, "utf8")));
  if (!stack) throw new Error(`The deployment has no outputs:\n${printed}`);
  const [stackName, outputs] = stack;
  return { stackName, outputs, printed };
};

const command = (emulator: Emulator, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cdk, ...args], {
      cwd: root,
      // The CLI starts the app by the name of the program.
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        HOME: process.env.HOME,
        ...emulator.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece: Buffer) => {
        printed += piece.toString();
      });
    child.once("exit", (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`cdk ${args[0]} ended with ${code}:\n${printed}`)),
    );
  });
