import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";

/** The installation's own secret: signs visitor tokens and hides visitors' addresses. */
export const createAppSecret = (stack: Construct): Secret =>
  new Secret(new Construct(stack, "Trust"), "AppSecret", {
    description: "Docent: signs visitor tokens and hides visitors' addresses",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  });
