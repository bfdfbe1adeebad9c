import { Stack } from "aws-cdk-lib";
import type { IApi } from "aws-cdk-lib/aws-apigatewayv2";

/** The host name of an HTTP or WebSocket API, made of its id as AWS does. */
export const hostOf = (api: IApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
