import { Stack } from "aws-cdk-lib";
import { CfnQueryDefinition } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { DeployedFunction } from "../deployed-function.ts";

/** Placeholder for the id in the query. */
export const pasteHere = "PASTE-AN-ID-HERE";

/** Queries of CloudWatch Logs Insights over the functions' lines, by the names under which they are saved. */
export const queries = {
  // Any id: of a request, a document, a message of the queue, a connection, or the provider's request id of a call.
  "Follow one id": [
    "fields @timestamp, service, message, route, call, attempt, outcome, code, problem, status, milliseconds, requestId, documentId, messageId, providerRequestId, @message",
    `filter @message like "${pasteHere}"`,
    "sort @timestamp asc",
    "limit 1000",
  ],
  "Slowest answers": [
    'filter message = "answer"',
    "fields @timestamp, requestId, chatbotId, outcome, milliseconds, firstTokenMilliseconds, passages, tokens, model",
    "sort milliseconds desc",
    "limit 50",
  ],
  "Failures by code": [
    'filter level = "ERROR" or outcome = "failed"',
    "stats count(*) as times, latest(@timestamp) as last, latest(requestId) as example by service, message, code, problem, model",
    "sort times desc",
  ],
  "Cost by model and chatbot": [
    'filter message = "model call"',
    "stats sum(costUsd) as dollars, count(*) as calls, sum(promptTokens) as read, sum(completionTokens) as written by provider, model, call, chatbotId",
    "sort dollars desc",
  ],
} satisfies Record<string, string[]>;

export const logGroupNamesOf = (functions: DeployedFunction[]): string[] =>
  functions.map(({ logs }) => logs.logGroupName);

/** Saves the queries in a folder of the stack's name. */
export const saveQueries = (scope: Construct, functions: DeployedFunction[]): void => {
  for (const [name, lines] of Object.entries(queries))
    new CfnQueryDefinition(scope, name.replaceAll(" ", "-"), {
      name: `${Stack.of(scope).stackName}/${name}`,
      queryString: lines.join("\n| "),
      logGroupNames: logGroupNamesOf(functions),
    });
};
