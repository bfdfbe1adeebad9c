import { describe, expect, it } from "vitest";
import { functions as manifest, manifest as product } from "#infra/functions.ts";
import { routesOf } from "#infra/manifest.ts";
import type { LambdaFunction } from "#platform/area/function.ts";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { definition, operationAt } from "./http-api.ts";
import { only, type Resource, resources, webClient } from "./synthesised.ts";

const isCdksOwn = ({ id }: Resource): boolean => /^(CustomCDKBucketDeployment|AWSCDKTrigger)/.test(id);

const deployed = (name: string): Resource | undefined =>
  resources("AWS::Lambda::Function").find(({ id }) => id.startsWith(`Functions${name}Function`));

const environmentOf = (name: string): Record<string, unknown> =>
  Object(Object(deployed(name)?.Properties.Environment).Variables);

const secretAt = (path: string): string | undefined =>
  resources("AWS::SecretsManager::Secret").find(({ id }) => id.startsWith(path))?.id;
const originSecret = secretAt("OriginSecret");
const appSecret = secretAt("TrustAppSecret");

const routes = Object.values<Record<string, Route>>(contract).flatMap((area) =>
  Object.values(area).map(({ method, path, access, streams = false, protocol }) => ({
    method,
    path,
    access,
    streams,
    protocol,
  })),
);

describe("functions", () => {
  it.each(Object.entries<LambdaFunction>(manifest))(
    "%s runs as the manifest says, on Node 24 and arm64",
    (name, { memoryMb, timeoutSeconds }) => {
      expect(deployed(name)?.Properties).toMatchObject({
        Runtime: "nodejs24.x",
        Architectures: ["arm64"],
        MemorySize: memoryMb,
        Timeout: timeoutSeconds,
      });
    },
  );

  it("are those of the manifest, and those with which CDK copies files and calls what is called on deployment", () => {
    const own = resources("AWS::Lambda::Function").filter((resource) => !isCdksOwn(resource));
    expect(own).toHaveLength(Object.keys(manifest).length);
  });

  it.each(resources("AWS::Lambda::Function"))(
    "$id logs to a group that forgets after a month",
    ({ Properties }) => {
      const group = Object(Object(Properties.LoggingConfig).LogGroup).Ref;
      expect(resources("AWS::Logs::LogGroup").find(({ id }) => id === group)?.Properties).toMatchObject({
        RetentionInDays: 30,
      });
    },
  );

  it("learn from their environment what they need", () => {
    expect(Object.keys(environmentOf("documents"))).toEqual(
      expect.arrayContaining([
        "USER_POOL_ID",
        "USER_POOL_CLIENT_ID",
        "TABLE_NAME",
        "UPLOADS_BUCKET",
        "UPLOADS_QUEUE_URL",
        "SEARCH_ENDPOINT",
      ]),
    );
    expect(Object.keys(environmentOf("ingest"))).toContain("SOCKET_ENDPOINT");
    expect(environmentOf("chat")).toMatchObject({ MODEL_PROVIDER: "bedrock", EMBEDDING_PROVIDER: "bedrock" });
  });

  it.each(["reindex", "demo"])("%s is called once everything is deployed", (name) => {
    const calls = resources("Custom::Trigger").filter(({ Properties }) =>
      JSON.stringify(Properties.HandlerArn).includes(`"Functions${name}FunctionCurrentVersion`),
    );
    expect(calls).toHaveLength(1);
    expect(calls[0]?.DependsOn).toEqual(
      expect.arrayContaining(
        ["FunctionsingestFunction", "SearchDomain", "QueuesuploadsQueue", "SiteDistribution"].map((part) =>
          expect.stringMatching(`^${part}`),
        ),
      ),
    );
  });

  it.each(Object.entries<LambdaFunction>(manifest))(
    "%s takes requests only by CloudFront if it answers routes, and knows no secret of another purpose",
    (name, { serves, needs }) => {
      const own = environmentOf(name);
      expect(own).not.toHaveProperty("ORIGIN_SECRET");
      if (serves) expect(own).toMatchObject({ ORIGIN_SECRET_ARN: { Ref: originSecret } });
      else expect(own).not.toHaveProperty("ORIGIN_SECRET_ARN");
      expect(own.APP_SECRET_ARN).toEqual(needs.includes("secret") ? { Ref: appSecret } : undefined);
    },
  );

  it("that admit new accounts and log sign-ins are called by the user pool", () => {
    const arnOf = (name: string) => ({ "Fn::GetAtt": [deployed(name)?.id, "Arn"] });
    expect(only("AWS::Cognito::UserPool").Properties.LambdaConfig).toEqual({
      PostAuthentication: arnOf("signIn"),
      PreSignUp: arnOf("signUp"),
    });
  });

  it("that stream have an address that is open, for CloudFront", () => {
    const targets = resources("AWS::Lambda::Url").map(({ Properties }) => {
      expect(Properties).toMatchObject({ AuthType: "NONE", InvokeMode: "RESPONSE_STREAM" });
      return Properties.TargetFunctionArn;
    });
    const streaming = Object.entries<LambdaFunction>(manifest).filter(([, { streams }]) => streams);
    const arns = streaming.map(([name]) => ({ "Fn::GetAtt": [deployed(name)?.id, "Arn"] }));
    expect(targets).toHaveLength(arns.length);
    expect(targets).toEqual(expect.arrayContaining(arns));
  });
});

describe("routes of the contract", () => {
  it.each(routes.filter(({ streams, access }) => !streams && access === "owner"))(
    "$method $path asks for an owner's token",
    ({ method, path }) => {
      expect(operationAt(method, path)?.security).toEqual([{ owners: [] }]);
      // nothing, or the route of all methods, which asks for the token too
      expect(operationAt("OPTIONS", path)?.security ?? [{ owners: [] }]).toEqual([{ owners: [] }]);
    },
  );

  it.each(routes.filter(({ access }) => access === "signed"))(
    "$method $path is open to programs that sign what they send",
    ({ method, path }) => {
      expect(operationAt(method, path)).toBeDefined();
      expect(operationAt(method, path)?.security).toBeUndefined();
      expect(operationAt("OPTIONS", path)).toBeUndefined();
    },
  );

  const toPages = routes.filter(
    ({ access, streams, protocol }) => !streams && !protocol && access !== "owner",
  );
  it.each(toPages.filter(({ access }) => access !== "signed"))(
    "$method $path is open, also to pages of other origins",
    ({ method, path }) => {
      for (const operation of [operationAt(method, path), operationAt("OPTIONS", path)]) {
        expect(operation).toBeDefined();
        expect(operation?.security).toBeUndefined();
      }
    },
  );

  it.each(routes.filter(({ protocol }) => protocol))(
    "$method $path is open to programs, and its function refuses the methods that the protocol has no use for",
    ({ method, path }) => {
      for (const name of [method, "GET", "DELETE"]) expect(operationAt(name, path)?.security).toBeUndefined();
      for (const name of [method, "GET", "DELETE"]) expect(operationAt(name, path)).toBeDefined();
      expect(operationAt("OPTIONS", path)).toBeUndefined();
    },
  );

  it.each(routes.filter(({ streams }) => !streams))(
    "$method $path is answered by the function that serves it, called by the API",
    ({ method, path }) => {
      const { uri } = operationAt(method, path)?.["x-amazon-apigateway-integration"] ?? { uri: "" };
      const [, id = ""] = /functions\/(\w+)\.Arn\/invocations$/.exec(uri) ?? [];
      expect(resources("AWS::Lambda::Function").map((lambda) => lambda.id)).toContain(id);
      const permitted = resources("AWS::Lambda::Permission").filter(
        ({ Properties }) => Properties.Principal === "apigateway.amazonaws.com",
      );
      expect(JSON.stringify(permitted)).toContain(`{"Fn::GetAtt":["${id}","Arn"]}`);
    },
  );

  it.each(routes.filter(({ streams }) => streams))(
    "$path is answered by the function that streams, so it is not on the HTTP API",
    ({ method, path }) => {
      expect(operationAt(method, path)).toBeUndefined();
    },
  );

  it("are checked against the stack's own user pool and client", () => {
    const { issuer, audience } =
      definition().components.securitySchemes.owners["x-amazon-apigateway-authorizer"].jwtConfiguration;
    expect(issuer).toBe(`https://${only("AWS::Cognito::UserPool").id}.ProviderName`);
    expect(audience).toEqual([webClient().id]);
  });

  it("are each answered by one function", () => {
    const served = Object.values(manifest).flatMap((one) => routesOf(product, one));
    const keys = served.map(({ method, path }) => `${method} ${path}`);
    expect(keys.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  });
});
