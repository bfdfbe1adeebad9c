import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fetchAuthSession, fetchUserAttributes, resetPassword, signOut } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { expect, it } from "vitest";
import { ann, codeFor, enter, register, startPool } from "./pool.ts";

const filesOf = (file: string) =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(basename(file)))
    .map((name) => join(dirname(file), name));

it("the pool's files can be read by their owner alone", async () => {
  const { file } = await startPool();
  await register();
  const modes = filesOf(file).map((path) => [basename(path), (statSync(path).mode & 0o777).toString(8)]);
  expect(modes).toEqual([
    ["cognito.sqlite", "600"],
    ["cognito.sqlite-shm", "600"],
    ["cognito.sqlite-wal", "600"],
  ]);
});

it("neither a password nor a token nor a code is in the pool's files", async () => {
  const { file, mails } = await startPool();
  await register();
  await enter();
  await resetPassword({ username: ann.email });
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  const content = filesOf(file)
    .map((path) => readFileSync(path, "latin1"))
    .join();
  expect(content).toContain(ann.email);
  for (const secret of [ann.password, String(stored?.refreshToken), String(stored?.accessToken)]) {
    expect(content).not.toContain(secret);
  }
  expect(content).not.toMatch(new RegExp(`\\b${codeFor(mails, ann.email)}\\b`));
});

it("a restart keeps accounts, sessions and the signing key", async () => {
  const first = await startPool();
  await register();
  await enter();
  await first.stop();
  const second = await startPool({ file: first.file });
  expect(second.cognito.jwks).toEqual(first.cognito.jwks);
  expect((await fetchUserAttributes()).email).toBe(ann.email);
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
  await signOut();
  expect((await enter()).isSignedIn).toBe(true);
});

it("what was answered is in the files already, so a killed process loses nothing", async () => {
  const { file } = await startPool();
  await register();
  const copy = mkdtempSync(join(tmpdir(), "docent-cognito-"));
  cpSync(dirname(file), copy, { recursive: true });
  await startPool({ file: join(copy, basename(file)) });
  expect((await enter()).isSignedIn).toBe(true);
});

it("sessions that have run out are swept from the file", async () => {
  const { file, stop } = await startPool();
  await register();
  await enter();
  await stop();
  const sessions = () => new DatabaseSync(file).prepare("SELECT id FROM sessions").all().length;
  expect(sessions()).toBe(1);
  await startPool({ file, now: () => Date.now() + 31 * 86_400_000 });
  expect(sessions()).toBe(0);
});

it("two pools never sign with the same key", async () => {
  const [one, other] = [await startPool(), await startPool()];
  expect(one.cognito.jwks.keys[0]?.n).not.toBe(other.cognito.jwks.keys[0]?.n);
});
