import * as z from "zod";
import type { Template } from "#infra/aws/template.ts";
import { text } from "./grants.ts";
import { resources } from "./synthesised.ts";

const Text = z.unknown().transform(text);

const Operation = z.object({
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  "x-amazon-apigateway-integration": z.object({ uri: Text }),
});

const Definition = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    securitySchemes: z.object({
      owners: z.object({
        "x-amazon-apigateway-authorizer": z.object({
          jwtConfiguration: z.object({ issuer: Text, audience: z.array(Text) }),
        }),
      }),
    }),
  }),
});

/** The OpenAPI definition that the HTTP API is imported from. */
export const definition = () =>
  definitionIn(resources("AWS::ApiGatewayV2::Api").find(({ Properties }) => Properties.Body));

export const definitionIn = (resource: Template["Resources"][string] | undefined) =>
  Definition.parse(resource?.Properties.Body);

/** The operation for a method, or that for all methods. */
export const operationAt = (method: string, path: string) => {
  const operations = definition().paths[path];
  return operations?.[method.toLowerCase()] ?? operations?.["x-amazon-apigateway-any-method"];
};
