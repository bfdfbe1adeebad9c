import { App, Tags, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { readOptions } from "../options.ts";
import { createStack } from "../stack.ts";
import { builtSite } from "./site-assets.ts";

/**
 * The CDK app with its one stack, checked by cdk-nag when it is synthesised. Throws OptionsError.
 * `context` stands in for the command line, `site` for the built site.
 */
export const createApp = ({
  context,
  site,
}: {
  context?: Record<string, unknown>;
  site?: string;
} = {}): App => {
  const app = new App(context && { context });
  const options = readOptions(app.node.getAllContext());
  createStack(app, { options, site: site ?? builtSite() });
  Tags.of(app).add("product", "docent");
  Tags.of(app).add("environment", options.envName);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
};
