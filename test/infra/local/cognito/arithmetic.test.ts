import { expect, it, onTestFinished } from "vitest";
import { openArithmetic } from "#infra/local/cognito/secrets/arithmetic.ts";

it("a call that comes as its idle thread ends is answered by another thread", async () => {
  const { compute, stop } = openArithmetic();
  onTestFinished(stop);
  const verifier = () => compute("passwordVerifier", "pool", "user", "Password-1", "ab12");
  await verifier();
  stop();
  await expect(verifier()).resolves.toMatch(/^[0-9a-f]+$/);
});
