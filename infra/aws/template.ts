import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stack } from "aws-cdk-lib";
import { Template as Synthesised } from "aws-cdk-lib/assertions";
import * as z from "zod";
import type { Manifest } from "../manifest.ts";
import { createApp } from "./create-app.ts";

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  Condition: z.string().optional(),
  DependsOn: z.unknown().optional(),
});
export type Resource = z.infer<typeof Resource>;

const Template = z.looseObject({
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.unknown()),
});
export type Template = z.infer<typeof Template>;

/**
 * The template of the stack with these options, without building site or functions. Throws OptionsError, and an error if
 * cdk-nag has findings.
 */
export const templateOf = (options: Record<string, string>, manifest?: Manifest): Template => {
  const { context } = z.object({ context: z.record(z.string(), z.unknown()) }).parse(settings());
  const app = createApp({
    context: { ...context, "aws:cdk:bundling-stacks": [], ...options },
    site: emptySite(),
    ...(manifest && { manifest }),
  });
  const stack = app.node.children.find(Stack.isStack);
  if (!stack) throw new Error("The app has no stack.");
  return Template.parse(Synthesised.fromStack(stack).toJSON());
};

const settings = (): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL("../../cdk.json", import.meta.url)), "utf8"));

const emptySite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "docent-site-"));
  mkdirSync(join(folder, "assets"));
  for (const page of ["index.html", "embed.html", "job.html"])
    writeFileSync(join(folder, page), "<!doctype html>");
  writeFileSync(join(folder, "files.json"), "{}");
  return folder;
};
