import { type FunctionUrl, FunctionUrlAuthType, InvokeMode } from "aws-cdk-lib/aws-lambda";
import type { DeployedFunction } from "./deployed-function.ts";

export interface ChatUrl {
  url: FunctionUrl;
  /** Paths that it answers, as CloudFront spells them. */
  paths: string[];
  function: DeployedFunction;
}

/**
 * A function URL for each function that streams. It is open, because CloudFront can't sign requests with a body: the
 * function accepts only requests with the secret that CloudFront adds, and checks the caller's token.
 */
export const createChatUrls = (functions: DeployedFunction[]): ChatUrl[] =>
  functions
    .filter(({ streams }) => streams)
    .map((streaming) => ({
      url: streaming.lambda.addFunctionUrl({
        authType: FunctionUrlAuthType.NONE,
        invokeMode: InvokeMode.RESPONSE_STREAM,
      }),
      paths: streaming.routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, "*")),
      function: streaming,
    }));
