import { afterAll, expect, it, vi } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";

const user = {
  id: uniqueId("usr"),
  email: "ann@example.com",
  attribute: () => undefined,
  hasSecondFactor: true,
};
const removeSecondFactor = vi.fn();

const importing = async () => {
  vi.stubEnv("APP_SECRET", "secret");
  vi.doMock("#platform/access/password/user-pool.ts", () => ({
    findUser: async () => user,
    removeSecondFactor,
  }));
  vi.doMock("#platform/access/password/require-password.ts", () => ({
    tryPassword: async () => ({ isRight: true, asksForCode: true }),
    requirePassword: async () => undefined,
  }));
  return {
    ...(await import("#lambdas/account/two-factor/two-factor.ts")),
    ...(await import("#lambdas/account/two-factor/recovery-codes.ts")),
  };
};

afterAll(() => {
  vi.doUnmock("#platform/access/user-pool.ts");
  vi.doUnmock("#platform/access/password.ts");
});

describeOnEachEngine("a recovery code", importing, (loaded) => {
  it("stays usable if the user pool fails to turn the factor off, and works once", async () => {
    const [code = ""] = await loaded().recoveryCodes.replace(user.id);
    const recover = (address: string) =>
      loaded().recover({ email: user.email, password: "right", code }, address);
    removeSecondFactor.mockRejectedValueOnce(new Error("The pool does not answer."));
    await expect(recover("192.0.2.1")).rejects.toThrow("The pool does not answer.");
    expect(await loaded().recoveryCodes.left(user.id)).toBe(10);
    await recover("192.0.2.1");
    expect(await loaded().recoveryCodes.left(user.id)).toBe(0);
    await expect(recover("192.0.2.1")).rejects.toMatchObject({ code: "forbidden" });
  });
});
