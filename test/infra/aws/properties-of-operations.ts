import { describe, expect, it } from "vitest";
import { only, resources, template } from "./synthesised.ts";

const options = { alarmEmail: "ops@example.com" };
// Here rather than in a test: making a stack may take longer than a test may.
template(options);

describe("operations", () => {
  it("tell the person who was named, and nobody otherwise", () => {
    expect(resources("AWS::SNS::Subscription")).toEqual([]);
    expect(only("AWS::SNS::Subscription", options).Properties).toMatchObject({
      Protocol: "email",
      Endpoint: "ops@example.com",
    });
  });

  it("have one page of graphs", () => {
    expect(only("AWS::CloudWatch::Dashboard").Properties.DashboardName).toBe("Docent-prod");
  });

  it("name where to find everything", () => {
    expect(Object.keys(template().Outputs)).toEqual(
      expect.arrayContaining([
        "SiteUrl",
        "ApiUrl",
        "UserPoolId",
        "UserPoolClientId",
        "UploadsBucket",
        "TableName",
      ]),
    );
  });
});
