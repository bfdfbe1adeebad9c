import { Stack } from "aws-cdk-lib";
import type { IApi } from "aws-cdk-lib/aws-apigatewayv2";

/** The host name of an HTTP or WebSocket API, built from its id. */
export const hostOf = (api: IApi): string => {
  const { region, urlSuffix } = Stack.of(api);
  return `${api.apiId}.execute-api.${region}.${urlSuffix}`;
};
