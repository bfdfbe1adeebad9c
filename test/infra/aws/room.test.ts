import { expect, it } from "vitest";
import { type Template, templateOf } from "#infra/aws/template.ts";
import { definitionIn } from "./http-api.ts";
import { largerProduct } from "./larger-product.ts";
import { template } from "./synthesised.ts";

/** CloudFormation takes 500 resources; the rest is for what a release adds in haste. */
const maxResources = 420;
/** API Gateway's quota of an HTTP API. */
const maxRoutes = 300;
/** CloudFormation's limit. */
const maxBytes = 1_000_000;

const now = template();
const larger = templateOf({}, largerProduct);

const ofType = ({ Resources }: Template, type: string) =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type);

it.each([
  ["the product", now],
  ["the product with 290 routes and six more functions", larger],
])("the stack has room for %s", (_, template) => {
  expect(Object.keys(template.Resources).length).toBeLessThan(maxResources);
  expect(Buffer.byteLength(JSON.stringify(template, null, 1))).toBeLessThan(maxBytes);
  const [[, api] = []] = ofType(template, "AWS::ApiGatewayV2::Api").filter(([, one]) => one.Properties.Body);
  const routes = Object.values(definitionIn(api).paths).flatMap((path) => Object.keys(path));
  expect(routes.length).toBeLessThan(maxRoutes);
});

it("a function more takes six resources at most", () => {
  const added = Object.keys(larger.Resources).length - Object.keys(now.Resources).length;
  const ofQueue = 9;
  expect(added - ofQueue).toBeLessThanOrEqual(6 * 6);
});

it("a second queue has its own dead letters, alarms, reader and variable", () => {
  const [mails, letters] = ["Queue", "DeadLetters"].map((end) =>
    ofType(larger, "AWS::SQS::Queue").find(([id]) => id.startsWith(`Queuesmails${end}`)),
  );
  expect(mails?.[1].Properties).toMatchObject({
    RedrivePolicy: { deadLetterTargetArn: { "Fn::GetAtt": [letters?.[0], "Arn"] }, maxReceiveCount: 3 },
    VisibilityTimeout: 90,
  });
  expect(ofType(larger, "AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties.AlarmName)).toEqual(
    expect.arrayContaining(["Docent-prod mails given up", "Docent-prod mails stuck"]),
  );
  const readers = ofType(larger, "AWS::Lambda::EventSourceMapping").map(([, { Properties }]) => Properties);
  expect(readers).toContainEqual(
    expect.objectContaining({
      EventSourceArn: { "Fn::GetAtt": [mails?.[0], "Arn"] },
      FunctionName: { Ref: expect.stringMatching(/^Functionsarea0/) },
    }),
  );
  const [, sender] =
    ofType(larger, "AWS::Lambda::Function").find(([id]) => id.startsWith("Functionsarea1F")) ?? [];
  expect(JSON.stringify(sender?.Properties.Environment)).toContain(
    `"MAILS_QUEUE_URL":{"Ref":"${mails?.[0]}"}`,
  );
});
