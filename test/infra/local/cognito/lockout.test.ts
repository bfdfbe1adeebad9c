import { expect, it } from "vitest";
import { closed, startGuessing, wrong } from "./guessing.ts";
import { ann, call, codeFor } from "./pool.ts";

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

it("guessing from one network closes the account to that network alone", async () => {
  const { attempt, hammer } = await startGuessing();
  await hammer("192.0.2.1");
  expect(await attempt(ann.password, ann.email, { "x-caller": "192.0.2.1" })).toBe(closed);
  expect(await attempt(ann.password, ann.email, { "x-caller": "192.0.2.2" })).toBe("signed in");
});

it("the owner's known device gets in while somebody else guesses from the very same network", async () => {
  const { attempt, device, hammer } = await startGuessing();
  const known = await device();
  await hammer();
  expect(await attempt(ann.password)).toBe(closed);
  expect(await attempt(ann.password, ann.email, known)).toBe("signed in");
});

it("guessing from many networks closes the account to strangers, and not to the owner's known device", async () => {
  const { attempt, device } = await startGuessing();
  const known = await device();
  for (let number = 0; number < 41; number++)
    await attempt("Passw0rd!y", ann.email, { "x-caller": `198.51.100.${number}` });
  expect(await attempt(ann.password, ann.email, { "x-caller": "203.0.113.1" })).toBe(closed);
  expect(await attempt(ann.password, ann.email, known)).toBe("signed in");
});

it("a known device may not guess without end, and is a stranger once the password has changed", async () => {
  const { attempt, device, hammer, endpoint, ClientId, mails } = await startGuessing();
  const known = await device();
  for (let time = 0; time < 5; time++) expect(await attempt("Passw0rd!y", ann.email, known)).toBe(wrong);
  expect(await attempt(ann.password, ann.email, known)).toBe(closed);
  await call(endpoint, "ForgotPassword", { ClientId, Username: ann.email });
  const ConfirmationCode = codeFor(mails, ann.email);
  const reset = { ClientId, Username: ann.email, ConfirmationCode, Password: "Passw0rd!z" };
  await call(endpoint, "ConfirmForgotPassword", reset);
  expect(await attempt("Passw0rd!z", ann.email, known)).toBe("signed in");
  await hammer();
  expect(await attempt("Passw0rd!z", ann.email, known)).toBe(closed);
});

it("guesses that are checked at the same time count before they are checked", async () => {
  const { attempt } = await startGuessing();
  const said = await Promise.all(Array.from({ length: 20 }, () => attempt("Passw0rd!y")));
  expect(said.filter((message) => message === wrong)).toHaveLength(5);
});

it("wrong codes from one network use up none of the owner's guesses", async () => {
  const { endpoint, ClientId, mails } = await startGuessing();
  await call(endpoint, "ForgotPassword", { ClientId, Username: ann.email });
  const ConfirmationCode = codeFor(mails, ann.email);
  const confirm = async (code: string, from: string) => {
    const asked = { ClientId, Username: ann.email, ConfirmationCode: code, Password: "Passw0rd!z" };
    return (await call(endpoint, "ConfirmForgotPassword", asked, { "x-caller": from })).body.__type ?? "set";
  };
  const guesses = [];
  for (let time = 0; time < 7; time++) guesses.push(await confirm("no", "192.0.2.9"));
  expect(guesses.slice(4)).toEqual([
    "CodeMismatchException",
    "LimitExceededException",
    "LimitExceededException",
  ]);
  expect(await confirm(ConfirmationCode, "192.0.2.1")).toBe("set");
});
