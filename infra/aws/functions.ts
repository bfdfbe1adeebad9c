import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { bundleFunction } from "../function-code.ts";
import { type LambdaFunction, functions as manifest } from "../functions.ts";
import type { DeployedFunction } from "./deployed-function.ts";
import { type Provision, provisions, type Resources, tableFor } from "./needs.ts";

/** One Lambda per entry of the manifest, with the settings and permissions of its needs and nothing else. */
export const createFunctions = (stack: Construct, resources: Resources): DeployedFunction[] => {
  const scope = new Construct(stack, "Functions");
  const provided = provisions(resources);
  return Object.entries<LambdaFunction>(manifest).map(([name, definition]) => {
    const routes: Route[] = definition.serves ? Object.values(contract[definition.serves]) : [];
    const streams = routes.some((route) => route.streams);
    const given = [
      ...definition.needs.map((need) => provided[need]),
      ...(definition.table ? [tableFor(resources, definition.table)] : []),
    ];
    const place = new Construct(scope, name);
    const isOpen = routes.some(({ access }) => access !== "owner");
    return { ...definition, name, routes, streams, ...deploy(place, { name, definition, given, isOpen }) };
  });
};

const root = fileURLToPath(new URL("../..", import.meta.url));

const deploy = (
  scope: Construct,
  own: { name: string; definition: LambdaFunction; given: Provision[]; isOpen: boolean },
) => {
  const { name, definition, given, isOpen } = own;
  const logs = new LogGroup(scope, "Logs", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const role = new Role(scope, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
  logs.grantWrite(role);
  for (const statement of given.flatMap(({ statements }) => statements)) role.addToPrincipalPolicy(statement);
  const lambda = new Lambda(scope, "Function", {
    description: `Docent: ${name}`,
    code: codeOf(scope, name, definition),
    handler: "index.handler",
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: definition.memoryMb,
    timeout: Duration.seconds(definition.timeoutSeconds),
    role,
    logGroup: logs,
    environment: {
      LOG_LEVEL: "INFO",
      POWERTOOLS_SERVICE_NAME: `docent-${name}`,
      ...Object.assign({}, ...given.map(({ environment }) => environment)),
      // the HTTP API checks owners' tokens; everything else has to come by CloudFront
      ...(definition.serves && !isOpen && { ORIGIN_SECRET: "off" }),
    },
  });
  return { lambda, logs };
};

/** Without bundling (as when only the template is looked at) the sources stand in for the code. */
const codeOf = (scope: Construct, name: string, definition: LambdaFunction): Code =>
  Code.fromAsset(
    Stack.of(scope).bundlingRequired
      ? bundleFunction(name, definition)
      : dirname(`${root}${definition.entry}`),
  );
