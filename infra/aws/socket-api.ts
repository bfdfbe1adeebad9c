import { WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Construct } from "constructs";
import type { DeployedFunction } from "./deployed-function.ts";

export interface SocketApi {
  api: WebSocketApi;
  /** wss: address that browsers open. */
  url: string;
  /** https: address through which functions push. */
  managementUrl: string;
  /** The resource of the permission to push. */
  connectionsArn: string;
}

const stageName = "live";

/** The WebSocket API; it gets its routes once the functions exist. */
export const createSocketApi = (stack: Construct): SocketApi => {
  const scope = new Construct(stack, "Socket");
  const api = new WebSocketApi(scope, "Api");
  const stage = new WebSocketStage(scope, "Stage", {
    webSocketApi: api,
    stageName,
    autoDeploy: true,
    throttle: { rateLimit: 200, burstLimit: 400 },
  });
  return {
    api,
    url: stage.url,
    managementUrl: stage.callbackUrl,
    connectionsArn: api.arnForExecuteApiV2("POST/@connections/*", stageName),
  };
};

/** Routes connections, messages and disconnections to the manifest's function with `onSocket`. */
export const answerSockets = ({ api }: SocketApi, functions: DeployedFunction[]): void => {
  for (const { name, lambda } of functions.filter(({ onSocket }) => onSocket))
    for (const route of ["$connect", "$disconnect", "$default"])
      api.addRoute(route, {
        integration: new WebSocketLambdaIntegration(`${name}${route.replace("$", "-")}`, lambda),
        ...(route === "$default" && { returnResponse: true }),
      });
};
