import { expect, it } from "vitest";
import * as z from "zod";
import { aws } from "../aws.ts";
import { bedrockCallsOf, Policy, rolesOf } from "../grants.ts";
import type { Setup } from "./setup.ts";
import { conclusion } from "./step.ts";

const Roles = z.object({
  RoleDetailList: z.array(
    z.object({
      RoleName: z.string(),
      RolePolicyList: z.array(z.object({ PolicyDocument: Policy })).default([]),
    }),
  ),
});

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
  "chat: sqs:SendMessage": "Sends only what cannot wait for the sweep.",
  "publicApi: sqs:SendMessage": "Sends only what cannot wait for the sweep.",
  "chatbots: sqs:SendMessage": "No chatbot with conversations is deleted.",
  "conversations: sqs:SendMessage": "No conversation is deleted there.",
  "close: dynamodb:GetItem": "Reads memberships of a deleted user.",
  "accountSchedule: dynamodb:BatchGetItem": "Books conversations from before the ledger.",
  "accountSchedule: dynamodb:PutItem": "Books conversations from before the ledger.",
  "modelProvider: dynamodb:PutItem": "No provider that is tried in a walk answers.",
  "modelProvider: dynamodb:DeleteItem": "No provider that is tried in a walk answers.",
  "outbox: dynamodb:PutItem": "Keeps the place of a rebuild of the messages' index.",
  "outbox: es:ESHttpGet": "Reads the messages' index for a rebuild.",
  "outbox: s3:DeleteObject": "Joins the parts of a messages' index once there are many.",
  "outbox: s3:ListBucket": "Without it S3 calls an account without an index forbidden instead of missing.",
  "outbox: sqs:SendMessage": "Goes on with a rebuild of the messages' index.",
  "outbox: ses:SendEmail": "No webhook is switched off in a walk.",
  "outbox: ssm:GetParameter": "No webhook is switched off in a walk.",
  "outbox: cognito-idp:AdminGetUser": "No webhook is switched off in a walk.",
  "sweep: dynamodb:PutItem": "Queues a webhook's event of a document that timed out.",
  "budgetNotices: sqs:SendMessage": "Wakes the sender of a webhook.",
  "leads: sqs:SendMessage": "A form before the first question has no conversation to note it in.",
  "retention: dynamodb:DeleteItem": "Takes a period back.",
  "retentionSweep: dynamodb:DeleteItem": "No conversation expires in a walk.",
  "retentionSweep: dynamodb:GetItem": "No conversation expires in a walk.",
  "retentionSweep: dynamodb:PutItem": "No conversation expires in a walk.",
  "retentionSweep: dynamodb:Query": "No conversation expires in a walk.",
  "retentionSweep: dynamodb:UpdateItem": "No conversation expires in a walk.",
  "retentionSweep: sqs:SendMessage": "No conversation expires in a walk.",
  "webPagesSweep: dynamodb:GetItem": "No look is due in a walk.",
  "webPagesSweep: dynamodb:Query": "No look is due in a walk.",
  "webPagesSweep: dynamodb:UpdateItem": "No look is due in a walk.",
  "webPagesSweep: sqs:SendMessage": "No look is due in a walk.",
  "outbox: sqs:ChangeMessageVisibility": "Rows that no consumer takes are delivered at the first try.",
  "channels: dynamodb:DeleteItem": "No bot is connected in a walk.",
  "channels: sqs:SendMessage": "No bot is connected in a walk.",
  "close: secretsmanager:GetSecretValue":
    "No bot is connected in a walk, whose sealed token would be revoked.",
  "accountDeletion: secretsmanager:GetSecretValue":
    "No bot is connected in a walk, whose token would be revoked.",
  "outbox: bedrock:InvokeModelWithResponseStream":
    "Neither a bot nor the question of a gap is answered in a walk.",
  "gaps: s3:GetObject": "No gap is answered in a walk.",
  "gaps: s3:PutObject": "No gap is answered in a walk.",
  "gaps: s3:ListBucket": "No gap is answered in a walk.",
  "gaps: dynamodb:DeleteItem": "No colleague's link is replaced in a walk.",
  "documentsApi: es:ESHttpPut": "Ends a move to another index that broke off.",
  "documents: es:ESHttpPut": "Ends a move to another index that broke off.",
  "accountDeletion: es:ESHttpPut": "Ends a move to another index that broke off.",
  "accountDeletion: s3:GetObject": "Comes with the permission to list a document's objects.",
  "visitors: s3:ListBucket": "Without it S3 calls a missing logo forbidden instead of missing.",
  "analytics: dynamodb:DeleteItem": "Divides days of a former release by chatbot and source.",
  "analytics: dynamodb:UpdateItem": "Divides days of a former release by chatbot and source.",
  "analytics: dynamodb:PutItem": "Counts an account from before there were counters.",
  "close: dynamodb:DeleteItem": "Ends memberships of a deleted user.",
  "signUp: dynamodb:GetItem": "Reads an invitation, where an installation bounds who may sign up.",
  "signUp: dynamodb:Query": "Reads an invitation, where an installation bounds who may sign up.",
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

  conclusion("functions are granted nothing that they do not use", async () => {
    const { emulator, resources, bedrock } = setup().installation;
    // one call: each takes the CLI a second
    const told = await aws(emulator, "iam", "get-account-authorization-details", "--filter", "Role");
    const roles = new Map(Roles.parse(told).RoleDetailList.map((one) => [one.RoleName, one.RolePolicyList]));
    const idle: string[] = [];
    for (const [name, { functionName, role }] of rolesOf(resources)) {
      const seen = new Set([
        ...emulator.calls.filter(({ by }) => by === functionName).map(({ action }) => action),
        ...bedrockCallsOf(bedrock.requests, name),
      ]);
      const policies = roles.get(role);
      if (!policies) throw new Error(`IAM does not know the role ${role}.`);
      for (const { PolicyDocument } of policies) {
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
