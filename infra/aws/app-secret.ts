import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";

/** The installation's own secret: signs visitor tokens, and proves to the functions that a request came through CloudFront. */
export const createAppSecret = (stack: Construct): Secret =>
  new Secret(new Construct(stack, "Trust"), "AppSecret", {
    description: "Docent: signs visitor tokens and marks requests that come by CloudFront",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  });
