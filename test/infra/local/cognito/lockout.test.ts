import { expect, it } from "vitest";
import { ann, call, register, startPool } from "./pool.ts";

const wrong = "Incorrect username or password.";
const closed = "Password attempts exceeded";

/** A pool with Ann's account, and an attempt that gives what the pool says to a password. */
const startGuessing = async () => {
  const { endpoint, clientId: ClientId, clock } = await startPool();
  await register();
  const attempt = async (PASSWORD: string, USERNAME = ann.email): Promise<string> => {
    const request = { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } };
    const { body } = await call(endpoint, "InitiateAuth", request);
    return body.message ?? "signed in";
  };
  return { clock, attempt };
};

it("repeated wrong passwords close the account for a while, even to the right one, and it opens again", async () => {
  const { clock, attempt } = await startGuessing();
  for (let time = 0; time < 5; time++) expect(await attempt("Passw0rd!y")).toBe(wrong);
  expect(await attempt(ann.password)).toBe(closed);
  clock.aheadMs += 1100;
  expect(await attempt(ann.password)).toBe("signed in");
});

it("each further wrong password closes the account for longer, up to 15 minutes", async () => {
  const { clock, attempt } = await startGuessing();
  for (let time = 0; time < 16; time++) {
    expect(await attempt("Passw0rd!y")).toBe(wrong);
    if (time >= 4) expect(await attempt(ann.password)).toBe(closed);
    clock.aheadMs += time < 4 ? 0 : Math.min(1000 * 2 ** (time - 4), 900_000);
  }
  expect(await attempt(ann.password)).toBe("signed in");
});

it("the right password forgets the wrong ones before it", async () => {
  const { attempt } = await startGuessing();
  for (const password of ["a", "b", "c", "d", ann.password, "e", "f", "g", "h"]) await attempt(password);
  expect(await attempt(ann.password)).toBe("signed in");
});

it("guessing at an unknown e-mail is slowed down in the same way", async () => {
  const { attempt } = await startGuessing();
  for (let time = 0; time < 5; time++) expect(await attempt("Passw0rd!y", "nobody@example.com")).toBe(wrong);
  expect(await attempt("Passw0rd!y", "nobody@example.com")).toBe(closed);
  expect(await attempt(ann.password)).toBe("signed in");
});
