import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { LambdaFunction } from "#platform/area/function.ts";
import { bundleFunction } from "../function-code.ts";
import { exportOf, type Manifest, routesOf } from "../manifest.ts";
import type { DeployedFunction } from "./deployed-function.ts";
import { originFor, provisions, queuesFor, type Resources, tableFor } from "./needs.ts";
import type { Provision } from "./provision.ts";

/** One Lambda for each entry of the manifest, with the environment and the permissions that its needs name. */
export const createFunctions = (
  stack: Construct,
  resources: Resources,
  manifest: Manifest,
): DeployedFunction[] => {
  const scope = new Construct(stack, "Functions");
  const provided = provisions(resources);
  return Object.entries(manifest.functions).map(([name, definition]) => {
    const routes = routesOf(manifest, definition);
    const provision = [
      ...definition.needs.map((need) => provided[need]),
      ...(definition.table ? [tableFor(resources, definition.table)] : []),
      queuesFor(resources, definition),
      ...(definition.serves ? [originFor(resources)] : []),
    ];
    const place = new Construct(scope, name);
    const atOnce = definition.streams && !definition.isRepeated ? resources.answersAtOnce : undefined;
    return { ...definition, name, routes, ...deploy(place, { name, definition, provision, atOnce }) };
  });
};

const root = fileURLToPath(new URL("../..", import.meta.url));

const deploy = (
  scope: Construct,
  own: {
    name: string;
    definition: LambdaFunction;
    provision: Provision[];
    atOnce: number | undefined;
  },
) => {
  const { name, definition, provision, atOnce } = own;
  const logs = new LogGroup(scope, "Logs", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  logs.grantWrite(role);
  for (const statement of provision.flatMap(({ statements }) => statements))
    role.addToPrincipalPolicy(statement);
  const lambda = new Lambda(scope, "Function", {
    description: `Docent: ${name}`,
    code: codeOf(scope, name, definition),
    handler: `index.${exportOf(definition)}`,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: definition.memoryMb,
    timeout: Duration.seconds(definition.timeoutSeconds),
    role,
    logGroup: logs,
    ...(atOnce !== undefined && { reservedConcurrentExecutions: atOnce }),
    environment: {
      LOG_LEVEL: "INFO",
      POWERTOOLS_SERVICE_NAME: `docent-${name}`,
      ...Object.assign({}, ...provision.map(({ environment }) => environment)),
    },
  });
  return { lambda, logs };
};

/** The bundled code; the sources if bundling is off, as in tests of the template. */
const codeOf = (scope: Construct, name: string, definition: LambdaFunction): Code =>
  Code.fromAsset(
    Stack.of(scope).bundlingRequired
      ? bundleFunction(name, definition)
      : dirname(`${root}${definition.entry}`),
  );
