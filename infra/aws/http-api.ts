import { RemovalPolicy } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpJwtAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Route } from "#shared/contract/route.ts";
import type { Auth } from "./auth.ts";
import type { DeployedFunction } from "./deployed-function.ts";

/** Every route of the functions that answer at once; those of owners ask for a token of the user pool. */
export const createHttpApi = (stack: Construct, auth: Auth, functions: DeployedFunction[]): HttpApi => {
  const scope = new Construct(stack, "Http");
  const api = new HttpApi(scope, "Api", { createDefaultStage: false });
  stageOf(scope, api);
  const owners = new HttpJwtAuthorizer("Owners", `https://${auth.pool.userPoolProviderName}`, {
    jwtAudience: [auth.client.userPoolClientId],
  });
  const anybody = new HttpNoneAuthorizer();
  for (const { name, lambda, routes } of functions.filter(({ streams }) => !streams)) {
    // One permission for the function: one per route outgrows the size that Lambda allows a policy.
    const integration = new HttpLambdaIntegration(name, lambda, { scopePermissionToRoute: false });
    for (const route of routes) {
      const authorizer: IHttpRouteAuthorizer = route.access === "owner" ? owners : anybody;
      api.addRoutes({ path: route.path, methods: methodsOf(route), integration, authorizer });
    }
  }
  return api;
};

/** Web pages of other origins ask for leave first, so what visitors call answers OPTIONS too. */
const methodsOf = ({ method, access }: Route): HttpMethod[] =>
  access === "owner" ? [HttpMethod[method]] : [HttpMethod[method], HttpMethod.OPTIONS];

const stageOf = (scope: Construct, httpApi: HttpApi): HttpStage =>
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

/** Without the caller's address: it is personal, and the firewall counts by it already. */
const logLine = {
  requestId: "$context.requestId",
  at: "$context.requestTime",
  route: "$context.routeKey",
  status: "$context.status",
  milliseconds: "$context.responseLatency",
  integrationError: "$context.integrationErrorMessage",
  authorizerError: "$context.authorizer.error",
};
