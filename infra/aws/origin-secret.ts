import { SecretValue } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";

export interface OriginSecret {
  secretArn: string;
  /** The headers with which CloudFront proves that a request came by it; the template holds only a reference. */
  headers: Record<string, string>;
}

/** The secret between CloudFront and the functions, apart from the one that signs tokens: CloudFront's configuration shows it. */
export const createOriginSecret = (
  stack: Construct,
  { originSecretVersion }: Pick<Options, "originSecretVersion">,
): OriginSecret => {
  const { secretArn } = new Secret(new Construct(stack, "Origin"), "Secret", {
    description: "Docent: marks requests that come by CloudFront",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  });
  const value = SecretValue.secretsManager(
    secretArn,
    originSecretVersion ? { versionId: originSecretVersion } : {},
  );
  return { secretArn, headers: { "x-origin-secret": value.unsafeUnwrap() } };
};
