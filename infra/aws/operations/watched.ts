import type { IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Options } from "../../options/options.ts";
import type { DeployedFunction } from "../deployed-function.ts";
import type { Resources } from "../needs.ts";

export interface Watched extends Pick<Resources, "queues" | "table" | "search"> {
  options: Options;
  functions: DeployedFunction[];
  api: IHttpApi;
}
