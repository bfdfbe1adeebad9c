import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { templateOf } from "#infra/aws/template.ts";
import { installed } from "./emulator/install.ts";
import { missingHere } from "./missing.ts";

const openai = {
  modelProvider: "openai",
  openaiKeySecretArn: "arn:aws:secretsmanager:us-east-1:123456789012:secret:key-AbCdEf",
};
const ownDomain = {
  domainName: "chat.example.com",
  certificateArn: "arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000000",
};

/** That a resource waits for a role which it names as well: CDK writes it so. */
const ofCdk = "W3005";

describe.skipIf(missingHere("the template's form"))("the template", () => {
  it.each<Record<string, string>>([
    {},
    { search: "embedded" },
    { ...openai, ...ownDomain, alarmEmail: "operations@example.com" },
    { tableName: "docent-restored", firewall: "off" },
  ])("has nothing that AWS's own linter minds: %o", async (options) => {
    const { program } = await installed();
    const file = join(await mkdtemp(join(tmpdir(), "template-")), "template.json");
    await writeFile(file, JSON.stringify(templateOf(options)));
    const linted = promisify(execFile)(program("cfn-lint"), ["--ignore-checks", ofCdk, "--", file]);
    const found = await linted.catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect(found.stdout).toBe("");
  });
});
