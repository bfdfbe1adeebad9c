import { beforeAll, expect, it } from "vitest";
import {
  readVisitorToken,
  refreshableSession,
  signVisitorToken,
} from "#platform/access/visitor/visitor-token.ts";

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
  expect(await refreshableSession(token, "widget:wgt_1", day)).toEqual({ sessionId: "ses_1" });
  expect(await refreshableSession(token, "widget:wgt_2", day)).toBeUndefined();
  expect(await refreshableSession(token, "widget:wgt_1", day + 30 * minutes)).toBeUndefined();
});

it("a token is refused that was changed in any byte, or spelled otherwise", async () => {
  const { token } = await signVisitorToken(visitor, 0);
  const changed = Array.from({ length: token.length }, (_, at) => {
    const other = token[at] === "A" ? "B" : "A";
    return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
  });
  for (const forged of [
    ...changed,
    `${token}=`,
    `${token}.x`,
    `${token} `,
    token + token,
    token.slice(0, -4),
    "x",
    "",
  ])
    await expect(readVisitorToken(forged, 0)).rejects.toMatchObject({ code: "unauthenticated" });
});

it("a token tells its bearer nothing of the owner", async () => {
  const { token } = await signVisitorToken(visitor, 0);
  const readable = [
    token,
    ...token.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1")),
  ];
  for (const text of readable) expect(text).not.toMatch(/usr_1|bot_1/);
});
