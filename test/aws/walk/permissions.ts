import { expect, it } from "vitest";
import * as z from "zod";
import { aws } from "../aws.ts";
import { bedrockCallsOf, Policy, rolesOf } from "../grants.ts";
import type { Setup } from "./setup.ts";

const Names = z.object({ PolicyNames: z.array(z.string()) });
const Named = z.object({ PolicyDocument: Policy });

/**
 * Granted, and yet not called in the walk, each with its reason. Whatever else a role allows has to be seen, or goes.
 */
const alwaysUnseen: Record<string, string> = {
  "logs:CreateLogStream": "Lambda itself writes the logs under the function's role.",
  "logs:PutLogEvents": "Lambda itself writes the logs under the function's role.",
  "sqs:ReceiveMessage": "Lambda itself reads the queue under the function's role.",
  "sqs:DeleteMessage": "Lambda itself reads the queue under the function's role.",
  "sqs:GetQueueAttributes": "Lambda itself reads the queue under the function's role.",
  "sqs:GetQueueUrl": "Comes with CDK's grant for readers of a queue.",
  "chatbots: es:ESHttpPut": "Ends a move to another index that broke off.",
  "chat: sqs:SendMessage": "Nothing consumes events yet.",
  "chatbots: sqs:SendMessage": "Nothing consumes events yet.",
  "conversations: sqs:SendMessage": "Nothing consumes events yet.",
  "outbox: sqs:ChangeMessageVisibility": "Rows that no consumer takes are delivered at the first try.",
  "documents: es:ESHttpPut": "Ends a move to another index that broke off.",
  "accountDeletion: es:ESHttpPut": "Ends a move to another index that broke off.",
  "accountDeletion: s3:GetObject": "Comes with the permission to list a document's objects.",
  "analytics: dynamodb:PutItem": "Counts an account from before there were counters.",
  "close: dynamodb:PutItem": "Logs what the deletion of its owner has closed.",
  "close: dynamodb:UpdateItem": "Closes what a deleted account has published.",
  "history: dynamodb:PutItem": "Counts conversations from before there was a history.",
  "ingest: dynamodb:DeleteItem": "Takes followers away whose connection broke off without a word.",
};

/** Functions may do no more than they have done; the walk before has called every route. */
export const itGrantsWhatIsUsed = (setup: () => Setup, unasked: Record<string, string> = {}): void => {
  it("no call of a function was refused by IAM", () => {
    const refused = setup().installation.emulator.calls.filter(({ status }) => status === 403);
    expect(refused).toEqual([]);
  });

  const unseen = { ...alwaysUnseen, ...unasked };

  it("functions are granted nothing that they do not use", async () => {
    const { emulator, resources, bedrock } = setup().installation;
    const idle: string[] = [];
    for (const [name, { functionName, role }] of rolesOf(resources)) {
      const seen = new Set([
        ...emulator.calls.filter(({ by }) => by === functionName).map(({ action }) => action),
        ...bedrockCallsOf(bedrock.requests, name),
      ]);
      const { PolicyNames } = Names.parse(
        await aws(emulator, "iam", "list-role-policies", "--role-name", role),
      );
      for (const policy of PolicyNames) {
        const asked = ["--role-name", role, "--policy-name", policy];
        const { PolicyDocument } = Named.parse(await aws(emulator, "iam", "get-role-policy", ...asked));
        const granted = PolicyDocument.Statement.flatMap(({ Action }) => Action);
        idle.push(
          ...granted
            .filter((action) => !seen.has(action) && !unseen[action] && !unseen[`${name}: ${action}`])
            .map((action) => `${name}: ${action}`),
        );
      }
    }
    expect(idle).toEqual([]);
  });
};
