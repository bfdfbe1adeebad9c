import { type App, CfnOutput, Stack } from "aws-cdk-lib";
import { acknowledgeFindings } from "./aws/acknowledged.ts";
import { hostOf } from "./aws/api-host.ts";
import { createAppSecret } from "./aws/app-secret.ts";
import { callTriggers, createAuth } from "./aws/auth.ts";
import { createChatUrls } from "./aws/chat-url.ts";
import { createFirewall } from "./aws/firewall.ts";
import { createFunctions } from "./aws/functions.ts";
import { createHttpApi } from "./aws/http-api.ts";
import { productMail } from "./aws/mail-sender.ts";
import { chooseModels } from "./aws/models.ts";
import { createOperations } from "./aws/operations.ts";
import { createOriginSecret } from "./aws/origin-secret.ts";
import { createQueues, feedReaders, queueOf } from "./aws/queues.ts";
import { callOnDeploy } from "./aws/reindex.ts";
import { callOnSchedule } from "./aws/schedule.ts";
import { createSearch } from "./aws/search.ts";
import { createSite } from "./aws/site.ts";
import { keepSiteUrl, siteUrlParameterOf } from "./aws/site-url.ts";
import { answerSockets, createSocketApi } from "./aws/socket-api.ts";
import { createTable } from "./aws/table.ts";
import { announceTranscriptions } from "./aws/transcribed.ts";
import { chooseTranscription } from "./aws/transcription.ts";
import { createUploads } from "./aws/uploads.ts";
import { callOnUserDeleted } from "./aws/user-deleted.ts";
import type { Manifest } from "./manifest.ts";
import type { Options } from "./options/options.ts";

interface Parts {
  options: Options;
  /** Folder of the built site. */
  site: string;
  manifest: Manifest;
}

/** The whole product on AWS, in one stack. */
export const createStack = (app: App, { options, site, manifest }: Parts): Stack => {
  const stack = new Stack(app, `Docent-${options.envName}`, {
    description: "Docent: chatbots that answer from their owner's documents",
  });
  const queues = createQueues(stack, manifest);
  const uploads = createUploads(stack, queueOf(queues, "uploads").queue);
  const resources = {
    auth: createAuth(stack, options),
    table: createTable(stack, options),
    queues,
    uploads,
    search: createSearch(stack, options, uploads),
    secret: createAppSecret(stack),
    origin: createOriginSecret(stack, options),
    socket: createSocketApi(stack),
    models: chooseModels(stack, options),
    transcription: chooseTranscription(stack, options),
    visitorLimits: options.visitorLimits,
    accountQuotas: options.accountQuotas,
    accountProviders: options.accountProviders,
    answersAtOnce: options.answersAtOnce,
    mail: productMail(stack, options),
    siteUrlParameter: siteUrlParameterOf(stack),
    site,
    operators: options.operators ?? [],
    demo: options.demo,
    signUp: { mode: options.signUp, invited: options.signUpFor ?? [] },
  };
  const { auth, table, socket } = resources;

  const functions = createFunctions(stack, resources, manifest);
  feedReaders(queues, functions);
  answerSockets(socket, functions);
  const api = createHttpApi(stack, { options, auth, functions });
  const chatUrls = createChatUrls(functions);

  const firewallArn = createFirewall(stack, options);
  const { url } = createSite(stack, { ...resources, options, api, chatUrls, firewallArn });
  keepSiteUrl(stack, url);
  createOperations(stack, { ...resources, options, functions, api });
  callOnDeploy(stack, functions);
  callOnSchedule(stack, functions);
  callTriggers(auth, functions);
  callOnUserDeleted(stack, auth, functions);
  announceTranscriptions(stack, resources.transcription, queueOf(queues, "uploads"));
  acknowledgeFindings(stack, resources, { manifest, hasFirewall: firewallArn !== undefined });

  new CfnOutput(stack, "SiteUrl", { value: url });
  new CfnOutput(stack, "ApiUrl", { value: `https://${hostOf(api)}` });
  new CfnOutput(stack, "UserPoolId", { value: auth.pool.userPoolId });
  new CfnOutput(stack, "UserPoolClientId", { value: auth.client.userPoolClientId });
  new CfnOutput(stack, "UploadsBucket", { value: uploads.bucket.bucketName });
  new CfnOutput(stack, "TableName", { value: table.tableName });
  new CfnOutput(stack, "OriginSecretArn", { value: resources.origin.secretArn });
  return stack;
};
