import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  CfnApi,
  HttpApi,
  HttpStage,
  type IHttpApi,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type HttpApiParts, httpApiDefinition } from "./http-api-definition.ts";

/** The HTTP API with every route that does not stream. Owners' routes require a token of the user pool. */
export const createHttpApi = (stack: Construct, { functions, ...parts }: HttpApiParts): IHttpApi => {
  const scope = new Construct(stack, "Http");
  const place = new Construct(scope, "Api");
  const answering = functions.filter(({ routes, streams }) => routes.length > 0 && !streams);
  const resource = new CfnApi(place, "Resource", {
    body: httpApiDefinition({ ...parts, functions: answering }),
  });
  // An imported definition carries its tags itself.
  resource.addPropertyDeletionOverride("Tags");
  const api = HttpApi.fromHttpApiAttributes(place, "Imported", { httpApiId: resource.ref });
  createStage(scope, api);
  const sourceArn = Stack.of(stack).formatArn({
    service: "execute-api",
    resource: api.apiId,
    resourceName: "*/*",
  });
  // One permission for the function: one per route outgrows the size that Lambda allows a policy.
  for (const { lambda } of answering)
    lambda.addPermission("CalledByApi", {
      principal: new ServicePrincipal("apigateway.amazonaws.com"),
      sourceArn,
    });
  return api;
};

const createStage = (scope: Construct, httpApi: IHttpApi): HttpStage =>
  new HttpStage(scope, "Stage", {
    httpApi,
    stageName: "$default",
    autoDeploy: true,
    throttle: { rateLimit: 500, burstLimit: 1000 },
    accessLogSettings: {
      destination: new LogGroupLogDestination(
        new LogGroup(scope, "AccessLogs", {
          retention: RetentionDays.ONE_MONTH,
          removalPolicy: RemovalPolicy.DESTROY,
        }),
      ),
      format: AccessLogFormat.custom(JSON.stringify(logLine)),
    },
  });

/** Without the caller's address: it is personal data, and the firewall counts requests by it already. */
const logLine = {
  requestId: "$context.requestId",
  at: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  milliseconds: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
  authorizerError: "$context.authorizer.error",
};
