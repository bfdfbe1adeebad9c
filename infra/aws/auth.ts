import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
  AccountRecovery,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";
import type { DeployedFunction } from "./deployed-function.ts";
import { mailSender } from "./mail-sender.ts";
import { blockRisks, protections, secondFactors } from "./sign-in-guards.ts";

export interface Auth {
  pool: UserPool;
  client: UserPoolClient;
  /** For functions that check a password; its tokens open nothing. */
  passwordClient: UserPoolClient;
}

/** The user pool of owners: e-mail and password, a code by mail. */
export const createAuth = (stack: Construct, options: Options): Auth => {
  const scope = new Construct(stack, "Auth");
  const pool = new UserPool(scope, "Owners", {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes: {
      company: new StringAttribute({ maxLen: 200, mutable: true }),
      // "true" or "false"
      email_notifications: new StringAttribute({ maxLen: 5, mutable: true }),
      marketing_emails: new StringAttribute({ maxLen: 5, mutable: true }),
      weekly_reports: new StringAttribute({ maxLen: 5, mutable: true }),
    },
    passwordPolicy: {
      minLength: 8,
      requireUppercase: true,
      requireDigits: true,
      requireLowercase: false,
      requireSymbols: false,
    },
    ...secondFactors[options.secondFactor],
    ...mailSender(options),
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    ...protections[options.threatProtection],
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  if (options.threatProtection === "enforce") blockRisks(scope, pool);
  const client = pool.addClient("Web", {
    authFlows: { userSrp: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });
  const passwordClient = pool.addClient("Passwords", {
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    accessTokenValidity: Duration.minutes(5),
    idTokenValidity: Duration.minutes(5),
    refreshTokenValidity: Duration.hours(1),
  });
  return { pool, client, passwordClient };
};

/** Has the user pool call the functions that admit new accounts and log sign-ins. */
export const callTriggers = ({ pool }: Auth, functions: DeployedFunction[]): void => {
  for (const { lambda, onSignIn, onSignUp } of functions) {
    if (onSignIn) pool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, lambda);
    if (onSignUp) pool.addTrigger(UserPoolOperation.PRE_SIGN_UP, lambda);
  }
};
