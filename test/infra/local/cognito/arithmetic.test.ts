import { expect, it, onTestFinished } from "vitest";
import { openArithmetic } from "#infra/local/cognito/secrets/arithmetic.ts";

it("a call that comes as its idle thread ends is answered by another thread", async () => {
  const { computeIn, stop } = openArithmetic();
  const compute = computeIn({ key: "192.0.2.1", isKnown: false });
  onTestFinished(stop);
  const verifier = () => compute("passwordVerifier", "pool", "user", "Password-1", "ab12");
  await verifier();
  stop();
  await expect(verifier()).resolves.toMatch(/^[0-9a-f]+$/);
});
