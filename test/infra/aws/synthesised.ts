import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import * as z from "zod";
import { createApp } from "../../../infra/aws/create-app.ts";

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  Condition: z.string().optional(),
  DependsOn: z.unknown().optional(),
});
export type Resource = z.infer<typeof Resource> & { id: string };

const Synthesised = z.object({
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.unknown()),
});

const done = new Map<string, z.infer<typeof Synthesised>>();

/** The template of the stack with these options; made once, with cdk-nag's checks, and without bundling. */
export const template = (options: Record<string, string> = {}) => {
  const key = JSON.stringify(options);
  const found = done.get(key) ?? synthesise(options);
  done.set(key, found);
  return found;
};

export const resources = (type: string, options?: Record<string, string>): Resource[] =>
  Object.entries(template(options).Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, resource]) => ({ id, ...resource }));

/** The only one of its type. */
export const only = (type: string, options?: Record<string, string>): Resource => {
  const [first, ...others] = resources(type, options);
  if (!first || others.length > 0)
    throw new Error(`There are ${others.length + (first ? 1 : 0)} of ${type}.`);
  return first;
};

const synthesise = (options: Record<string, string>) => {
  const { context } = z.object({ context: z.record(z.string(), z.unknown()) }).parse(read("cdk.json"));
  const app = createApp({
    context: { ...context, "aws:cdk:bundling-stacks": [], ...options },
    site: emptySite(),
  });
  const stack = app.node.children.find(Stack.isStack);
  if (!stack) throw new Error("The app has no stack.");
  return Synthesised.parse(Template.fromStack(stack).toJSON());
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const emptySite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "docent-site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  return folder;
};
