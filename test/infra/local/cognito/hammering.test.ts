import { Worker } from "node:worker_threads";
import { afterEach, expect, it, vi } from "vitest";
import { ann, call, register, startPool } from "./pool.ts";

afterEach(() => void vi.restoreAllMocks());

it("a wrong code, a weak password and a taken address are refused before any power is computed", async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  await register();
  const computed = vi.spyOn(Worker.prototype, "postMessage");
  const confirm = { ClientId, Username: ann.email, ConfirmationCode: "123456" };
  const refusals = [
    await call(endpoint, "ConfirmForgotPassword", { ...confirm, Password: ann.password }),
    await call(endpoint, "ConfirmForgotPassword", { ...confirm, Password: "weak" }),
    await call(endpoint, "SignUp", { ClientId, Username: ann.email, Password: ann.password }),
  ];
  expect(refusals.map(({ body }) => body.__type)).toEqual([
    "CodeMismatchException",
    "InvalidPasswordException",
    "UsernameExistsException",
  ]);
  expect(computed).not.toHaveBeenCalled();
});

it("fifty sign-ins at once are computed on another thread: the product's goes on meanwhile", async () => {
  const { endpoint, clientId: ClientId } = await startPool();
  await register();
  const signIn = () =>
    call(endpoint, "InitiateAuth", {
      ClientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME: ann.email, SRP_A: "ab".repeat(380) },
    });
  const computed = vi.spyOn(Worker.prototype, "postMessage");
  const answers = await Promise.all(Array.from({ length: 50 }, signIn));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(computed).toHaveBeenCalledTimes(50);
});

it("operations of one network are limited, those that compute powers sooner, and others' are not", async () => {
  const { endpoint, clientId: ClientId } = await startPool({
    addressOf: ({ headers }) => String(headers["x-caller"]),
    now: () => 0,
  });
  const asked = async (operation: string, from: string) =>
    (await call(endpoint, operation, { ClientId, Username: "x" }, { "x-caller": from })).body.__type;
  const many = async (operation: string, times: number, from: string) =>
    Promise.all(Array.from({ length: times }, () => asked(operation, from)));
  const refused = (types: string[]) => types.filter((type) => type === "TooManyRequestsException").length;
  expect(refused(await many("ConfirmForgotPassword", 150, "192.0.2.1"))).toBe(30);
  expect(refused(await many("GetUser", 200, "192.0.2.1"))).toBe(50);
  expect(await asked("ConfirmForgotPassword", "192.0.2.2")).toBe("InvalidParameterException");
});

it("sign-ins begun from more networks than can wait do not keep the owner's network waiting", async () => {
  const { endpoint, clientId: ClientId } = await startPool({
    addressOf: ({ headers }) => String(headers["x-caller"] ?? "192.0.2.1"),
  });
  await register();
  const signIn = (from: string, PASSWORD: string) =>
    call(
      endpoint,
      "InitiateAuth",
      { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME: ann.email, PASSWORD } },
      { "x-caller": from },
    );
  const strangers = Array.from({ length: 300 }, (_, number) => signIn(`2001:db8:${number}::1`, "Passw0rd!y"));
  const owner = Array.from({ length: 10 }, () => signIn("192.0.2.1", ann.password));
  expect((await Promise.all(owner)).map(({ status }) => status)).toEqual(Array(10).fill(200));
  const refused = (await Promise.all(strangers)).map(({ body }) => body.__type);
  expect(refused).toContain("TooManyRequestsException");
});
