import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Options } from "../../options.ts";
import type { DeployedFunction } from "../deployed-function.ts";
import type { Resources } from "../needs.ts";

export interface Watched extends Pick<Resources, "uploads" | "table" | "search"> {
  options: Options;
  functions: DeployedFunction[];
  api: HttpApi;
}
