import type { Stack } from "aws-cdk-lib";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { Construct } from "constructs";

export interface SiteUrlParameter {
  name: string;
  arn: string;
}

/** Named and not referred to, because the site needs the functions that read it. */
export const siteUrlParameterOf = (stack: Stack): SiteUrlParameter => {
  const name = `/${stack.stackName}/site-url`;
  return {
    name,
    arn: stack.formatArn({ service: "ssm", resource: "parameter", resourceName: name.slice(1) }),
  };
};

/** Stores the site's address for functions that write it into mail. */
export const keepSiteUrl = (stack: Stack, url: string): void => {
  const { name: parameterName } = siteUrlParameterOf(stack);
  new StringParameter(new Construct(stack, "SiteUrlKept"), "Parameter", { parameterName, stringValue: url });
};
