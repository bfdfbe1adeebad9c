import { expect, it } from "vitest";
import { ann, call, register, startPool } from "./pool.ts";

/** Asks about names as a stranger to the pool does, in which Ann has an account. */
const start = async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  await register();
  const begin = async (USERNAME: string) => {
    const AuthParameters = { USERNAME, SRP_A: "ab".repeat(380) };
    const request = { ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters };
    return (await call(endpoint, "InitiateAuth", request)).body.ChallengeParameters;
  };
  const ask = async (operation: string, body: object) => {
    const { status, body: answer } = await call(endpoint, operation, { ClientId, ...body });
    return { status, type: answer.__type, sent: answer.CodeDeliveryDetails?.Destination };
  };
  return { begin, ask };
};

const shapeOf = (text: string): string => text.replace(/[0-9a-z]/gi, "x");

it("a sign-in with the id that a sign-in told leads no further for an account than for none", async () => {
  const { begin, ask } = await start();
  const chains = [ann.email, "nobody@example.com"].map(async (email) => {
    const first = await begin(email);
    const second = await begin(first.USER_ID_FOR_SRP);
    const third = await begin(second.USER_ID_FOR_SRP);
    const { sent, ...reset } = await ask("ForgotPassword", { Username: first.USER_ID_FOR_SRP });
    const resent = await ask("ResendConfirmationCode", { Username: first.USER_ID_FOR_SRP });
    return {
      sameSalts: [first.SALT === second.SALT, second.SALT === third.SALT],
      sameIds: [
        first.USER_ID_FOR_SRP === second.USER_ID_FOR_SRP,
        second.USER_ID_FOR_SRP === third.USER_ID_FOR_SRP,
      ],
      repeats: (await begin(first.USER_ID_FOR_SRP)).SALT === second.SALT,
      shapes: [first.SALT, second.SALT, first.USER_ID_FOR_SRP, sent, resent.sent].map(shapeOf),
      reset,
    };
  });
  const [anns, nobodys] = await Promise.all(chains);
  expect(anns).toEqual(nobodys);
});

it("an account's id is no name to sign in with", async () => {
  const { begin, ask } = await start();
  const { USER_ID_FOR_SRP: USERNAME } = await begin(ann.email);
  const AuthParameters = { USERNAME, PASSWORD: ann.password };
  const byId = { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters };
  expect(await ask("InitiateAuth", byId)).toMatchObject({ status: 400, type: "NotAuthorizedException" });
  const byEmail = { ...byId, AuthParameters: { ...AuthParameters, USERNAME: ann.email } };
  expect(await ask("InitiateAuth", byEmail)).toMatchObject({ status: 200 });
});
