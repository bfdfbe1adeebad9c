import { expect, it } from "vitest";
import { closed, startGuessing, wrong } from "./guessing.ts";
import { ann, call, codeFor } from "./pool.ts";

it("a guess that waits or is refused does not count, however many networks begin one", async () => {
  const present = Date.now();
  const { begin, attempt } = await startGuessing({ now: () => present });
  const begun = await Promise.all(Array.from({ length: 120 }, (_, number) => begin(`198.51.100.${number}`)));
  expect(await attempt(ann.password, ann.email, { "x-caller": "203.0.113.1" })).toBe("signed in");
  const open = begun.filter(({ Session }) => Session !== undefined);
  await Promise.all(open.map(({ answer }) => answer("no block of this challenge")));
  expect(await attempt(ann.password, ann.email, { "x-caller": "203.0.113.2" })).toBe("signed in");
});

it("strangers that guess from ever new networks keep the owner out neither on her device nor in her network", async () => {
  const { clock, attempt, device } = await startGuessing();
  const known = await device();
  const home = { "x-caller": "192.0.2.77" };
  const said = { owner: [] as string[], strangers: [] as string[] };
  for (let round = 0; round < 45; round++) {
    const guesses = Array.from({ length: 5 }, (_, at) =>
      attempt("Passw0rd!y", ann.email, { "x-caller": `2001:db8:${round.toString(16)}${at}::1` }),
    );
    said.owner.push(await attempt(ann.password, ann.email, round % 2 ? known : home));
    said.strangers.push(...(await Promise.all(guesses)));
    clock.aheadMs += 20_000;
  }
  expect(said.owner).toEqual(Array(45).fill("signed in"));
  const computed = said.strangers.filter((message) => message === wrong).length;
  expect(computed).toBeGreaterThanOrEqual(41);
  expect(computed).toBeLessThan(60);
});

it("guesses from many networks at the same moment are as few as one after the other", async () => {
  const { attempt } = await startGuessing();
  const said = await Promise.all(
    Array.from({ length: 90 }, (_, number) =>
      attempt("Passw0rd!y", ann.email, { "x-caller": `198.51.100.${number}` }),
    ),
  );
  expect(said.filter((message) => message === wrong)).toHaveLength(41);
});

it("guessing from all networks of one site closes the account to that site alone", async () => {
  const { attempt } = await startGuessing();
  const from = (network: number) => ({ "x-caller": `2001:db8:7:${network.toString(16)}::1` });
  for (let number = 0; number < 60; number++) await attempt("Passw0rd!y", ann.email, from(number));
  expect(await attempt(ann.password, ann.email, from(61))).toBe(closed);
  expect(await attempt(ann.password, ann.email, { "x-caller": "2001:db8:8::1" })).toBe("signed in");
});

it("the owner's network may not guess without end, and is a stranger's once the password has changed elsewhere", async () => {
  const { attempt, device, hammer, endpoint, ClientId, mails } = await startGuessing();
  await device();
  await hammer("192.0.2.77");
  expect(await attempt(ann.password, ann.email, { "x-caller": "192.0.2.77" })).toBe(closed);
  await call(endpoint, "ForgotPassword", { ClientId, Username: ann.email });
  const ConfirmationCode = codeFor(mails, ann.email);
  const reset = { ClientId, Username: ann.email, ConfirmationCode, Password: "Passw0rd!z" };
  await call(endpoint, "ConfirmForgotPassword", reset, { "x-caller": "192.0.2.50" });
  for (let number = 0; number < 41; number++)
    await attempt("Passw0rd!y", ann.email, { "x-caller": `198.51.100.${number}` });
  expect(await attempt("Passw0rd!z", ann.email, { "x-caller": "192.0.2.77" })).toBe(closed);
  expect(await attempt("Passw0rd!z", ann.email, { "x-caller": "192.0.2.50" })).toBe("signed in");
});

it("strangers use up neither the reset mails nor the guesses at codes of the owner's own network", async () => {
  const { endpoint, ClientId, mails, device } = await startGuessing();
  await device();
  const ask = async (from: string) =>
    (await call(endpoint, "ForgotPassword", { ClientId, Username: ann.email }, { "x-caller": from })).body
      .__type;
  const confirm = async (ConfirmationCode: string, from: string) => {
    const asked = { ClientId, Username: ann.email, ConfirmationCode, Password: "Passw0rd!z" };
    return (await call(endpoint, "ConfirmForgotPassword", asked, { "x-caller": from })).body.__type ?? "set";
  };
  for (let number = 0; number < 10; number++) await ask(`198.51.100.${number}`);
  expect(await ask("198.51.100.99")).toBe("LimitExceededException");
  expect(await ask("192.0.2.77")).toBeUndefined();
  for (let number = 0; number < 11; number++) await confirm("no", `198.51.100.${number}`);
  expect(await confirm("no", "198.51.100.99")).toBe("LimitExceededException");
  expect(await confirm(codeFor(mails, ann.email), "192.0.2.77")).toBe("set");
});
