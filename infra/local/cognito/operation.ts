import * as z from "zod";
import { CognitoError } from "./error.ts";
import type { Pool } from "./pool.ts";
import type { Step } from "./step.ts";
import type { Session } from "./store/sessions.ts";
import type { User } from "./store/users.ts";
import { readAccessToken } from "./tokens.ts";

/** One operation of the user pool: takes a parsed JSON body, gives the JSON of the answer, or what it waits for before. */
export interface Operation {
  /** Admin operations want credentials of the account, as on AWS. */
  isAdmin: boolean;
  run(pool: Pool, body: unknown): Step;
}

/** An operation for anybody who names the pool's client. */
export const forClient = <Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, input: z.infer<z.ZodObject<Shape>>) => Step,
): Operation => ({
  isAdmin: false,
  run(pool, body) {
    const { ClientId } = parse(z.object({ ClientId: z.string() }), body);
    if (ClientId !== pool.options.clientId) throw notFound("User pool client does not exist.");
    return run(pool, parse(z.object(shape), body));
  },
});

/** An operation for the signed-in user whose access token comes along. */
export const forUser = <Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, signedIn: { user: User; session: Session }, input: z.infer<z.ZodObject<Shape>>) => Step,
): Operation => ({
  isAdmin: false,
  run(pool, body) {
    const { AccessToken } = parse(z.object({ AccessToken: z.string() }), body);
    const signedIn = readAccessToken(pool, AccessToken);
    const own = pool.calledBy({ ...pool.caller, isSignedIn: true });
    return run(own, signedIn, parse(z.object(shape), body));
  },
});

/** An operation that requires the account's AWS credentials. */
export const forAdmin = <Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, input: z.infer<z.ZodObject<Shape>>) => Step,
): Operation => ({
  isAdmin: true,
  run(pool, body) {
    const { UserPoolId } = parse(z.object({ UserPoolId: z.string() }), body);
    if (UserPoolId !== pool.options.userPoolId) throw notFound("User pool does not exist.");
    return run(pool, parse(z.object(shape), body));
  },
});

/** Parses part of a request; throws InvalidParameterException saying what is wrong with it. */
export const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new CognitoError(
    "InvalidParameterException",
    `${issue?.path.join(".") || "Request"}: ${issue?.message}`,
  );
};

const notFound = (message: string) => new CognitoError("ResourceNotFoundException", message);
