import { Aws } from "aws-cdk-lib";
import { otherMethodsOf, pathParameters, type Route } from "#shared/contract/route.ts";
import type { Options } from "../options/options.ts";
import type { Auth } from "./auth.ts";
import type { DeployedFunction } from "./deployed-function.ts";
import { tagsOf } from "./tags.ts";

export interface HttpApiParts {
  options: Options;
  auth: Auth;
  functions: DeployedFunction[];
}

/**
 * The HTTP API as an OpenAPI definition with API Gateway's extensions, which CloudFormation imports: one resource of the
 * template however many routes there are. Not the public description of the API: that is shared/api-docs/openapi.ts.
 * Source: docs.aws.amazon.com/apigateway/latest/developerguide/http-api-open-api.html
 */
export const httpApiDefinition = ({ options, auth, functions }: HttpApiParts) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { lambda, routes } of functions)
    for (const route of routes)
      for (const method of methodsOf(route, functions))
        paths[route.path] = { ...paths[route.path], [method]: operationOf(route, lambda.functionArn) };
  return {
    openapi: "3.0.1",
    info: { title: Aws.STACK_NAME, version: "1" },
    tags: Object.entries(tagsOf(options)).map(([name, value]) => ({
      name,
      "x-amazon-apigateway-tag-value": value,
    })),
    paths,
    components: { securitySchemes: { owners: ownersOf(auth) } },
  };
};

/** API Gateway's name for the route of all methods. */
const anyMethod = "x-amazon-apigateway-any-method";

/**
 * An API takes 300 routes. A path that is open and alone with its function is one for all methods: the function itself
 * answers preflight requests, and refuses methods that it has no use for. So is one with several methods, all of them for
 * owners and of one function.
 */
const methodsOf = (route: Route, functions: DeployedFunction[]): string[] => {
  const { method, path, access, protocol } = route;
  const sharing = functions.flatMap(({ routes }) => routes).filter((one) => one.path === path);
  const isOpen = access !== "owner" && access !== "signed" && !protocol && sharing.length === 1;
  const isOne = isOpen || (sharing.length > 1 && isOwnersOfOneFunction(path, functions));
  return isOne ? [anyMethod] : [method, ...otherMethodsOf(route)].map((name) => name.toLowerCase());
};

/** Owners' routes are called by the site alone, so they need no preflight requests. */
const isOwnersOfOneFunction = (path: string, functions: DeployedFunction[]): boolean => {
  const having = functions
    .map(({ routes }) => routes.filter((one) => one.path === path))
    .filter((routes) => routes.length > 0);
  return (
    having.length === 1 &&
    having.flat().every((one) => one.access === "owner" && !one.protocol && otherMethodsOf(one).length === 0)
  );
};

const operationOf = ({ path, access }: Route, functionArn: string) => ({
  parameters: pathParameters(path).map((name) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  })),
  responses: { default: { description: "The function's answer." } },
  ...(access === "owner" && { security: [{ owners: [] }] }),
  "x-amazon-apigateway-integration": {
    type: "aws_proxy",
    httpMethod: "POST",
    payloadFormatVersion: "2.0",
    uri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${functionArn}/invocations`,
  },
});

const ownersOf = ({ pool, client }: Auth) => ({
  type: "oauth2",
  "x-amazon-apigateway-authorizer": {
    type: "jwt",
    identitySource: "$request.header.Authorization",
    jwtConfiguration: {
      issuer: `https://${pool.userPoolProviderName}`,
      audience: [client.userPoolClientId],
    },
  },
});
