import { expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { type Actor, as, nobody, password, signIn } from "../users.ts";
import { withApp } from "./with-app.ts";

/** A sign-in that asks for a code brings no tokens. */
const asksForCode = (owner: Actor) =>
  signIn(owner.email).then(
    () => false,
    () => true,
  );

it("[ACCT-016] two-factor authentication is switched off with the password only, and its recovery codes go", async () => {
  const ann = await withApp(await as("ann"));
  expect(await asksForCode(ann)).toBe(true);
  const state = await ann.account.settings({});
  expect([state.hasTwoFactor, state.recoveryCodesLeft]).toEqual([true, 10]);
  const wrong = { password: "Wr0ngPassword" };
  await expect(ann.account.turnOffTwoFactor(wrong)).rejects.toMatchObject({ code: "forbidden" });
  await expect(ann.account.makeRecoveryCodes(wrong)).rejects.toMatchObject({ code: "forbidden" });
  expect(await asksForCode(ann)).toBe(true);
  await ann.account.turnOffTwoFactor({ password });
  expect(await asksForCode(ann)).toBe(false);
  const after = await ann.account.settings({});
  expect([after.hasTwoFactor, after.recoveryCodesLeft]).toEqual([false, 0]);
  expect((await mailsTo(ann.email))[0]?.subject).toBe("Two-factor authentication was turned off");
});

it("a recovery code needs the password of its own account, and is of no use without a second factor", async () => {
  const [bob, carl] = [await withApp(await as("bob")), await as("carl")];
  const [code = ""] = bob.codes;
  const refused = {
    code: "forbidden",
    message: "Password or recovery code is wrong, or the code was used before.",
  };
  const recover = (email: string, secret: string, given: string) =>
    nobody().account.recover({ email, password: secret, code: given });
  await expect(recover(bob.email, "Wr0ngPassword", code)).rejects.toMatchObject(refused);
  await expect(recover(carl.email, password, code)).rejects.toMatchObject(refused);
  await expect(recover("nobody@example.com", password, code)).rejects.toMatchObject(refused);
  for (const noName of ["", "an n@example.com", "\u0000"])
    await expect(recover(noName, password, code)).rejects.toMatchObject({ code: "invalid" });
  expect(await asksForCode(bob)).toBe(true);
  await recover(bob.email, password, code.toUpperCase().replace("-", " "));
  expect(await asksForCode(bob)).toBe(false);
});
