import { expect, it } from "vitest";
import { resources } from "./synthesised.ts";

it("the deletion of a user of this pool closes what the account has published", () => {
  const rules = resources("AWS::Events::Rule").filter(({ id }) => id.startsWith("OnUserDeleted"));
  expect(rules).toHaveLength(1);
  expect(rules[0]?.Properties).toMatchObject({
    EventPattern: {
      source: ["aws.cognito-idp"],
      detail: { eventName: ["DeleteUser", "AdminDeleteUser"] },
    },
    Targets: [{ Arn: { "Fn::GetAtt": [expect.stringMatching(/^Functionsclose/), "Arn"] } }],
  });
});
