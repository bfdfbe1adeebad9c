import { App, Tags, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { manifest as ownManifest } from "../functions.ts";
import type { Manifest } from "../manifest.ts";
import { readOptions } from "../options/options.ts";
import { createStack } from "../stack.ts";
import { builtSite } from "./site-assets.ts";
import { tagsOf } from "./tags.ts";

/**
 * The CDK app with its one stack, checked by cdk-nag when it is synthesised. `context` replaces the command line's
 * options, `site` the built site. Throws OptionsError.
 */
export const createApp = ({
  context,
  site,
  manifest = ownManifest,
}: {
  context?: Record<string, unknown>;
  site?: string;
  manifest?: Manifest;
} = {}): App => {
  const app = new App(context && { context });
  const options = readOptions(app.node.getAllContext());
  createStack(app, { options, site: site ?? builtSite(), manifest });
  for (const [name, value] of Object.entries(tagsOf(options))) Tags.of(app).add(name, value);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
};
