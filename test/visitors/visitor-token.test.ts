import { beforeAll, expect, it } from "vitest";
import { readVisitorToken, refreshableSession, signVisitorToken } from "#platform/access/visitor-token.ts";

const minutes = 60_000;
const visitor = { scope: "widget:wgt_1", sessionId: "ses_1", ownerId: "usr_1", chatbotId: "bot_1" } as const;

beforeAll(() => {
  process.env.APP_SECRET = "a secret of this test alone";
});

it("a visitor token is good for half an hour and not a second longer", async () => {
  const { token } = await signVisitorToken(visitor, 0);
  expect(await readVisitorToken(token, 30 * minutes - 1)).toEqual(visitor);
  await expect(readVisitorToken(token, 30 * minutes)).rejects.toMatchObject({
    code: "unauthenticated",
    message: /expired/,
  });
});

it("its session can be refreshed for a day, for the same widget only", async () => {
  const { token } = await signVisitorToken(visitor, 0);
  const day = 24 * 60 * minutes;
  expect(await refreshableSession(token, "widget:wgt_1", day)).toBe("ses_1");
  expect(await refreshableSession(token, "widget:wgt_2", day)).toBeUndefined();
  expect(await refreshableSession(token, "widget:wgt_1", day + 30 * minutes)).toBeUndefined();
});

it("a token with other claims under the same signature is refused", async () => {
  const { token } = await signVisitorToken(visitor, 0);
  const claims = { scope: "widget:wgt_2", sessionId: "ses_1", expiresAt: 30 * minutes };
  const forged = `${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${token.split(".")[1]}`;
  await expect(readVisitorToken(forged, 0)).rejects.toMatchObject({ code: "unauthenticated" });
});
