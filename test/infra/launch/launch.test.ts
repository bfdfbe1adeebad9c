import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repository } from "./repository.ts";

const withoutNpm = { PATH: "/nonexistent", npm_execpath: "", npm_node_execpath: "" };

it("a fresh clone installs its packages first, says so in one line and starts", async () => {
  const { launch } = repository();
  const { status, printed, errors } = await launch({ args: ["--port", "4100"] }).outcome();
  expect(errors).not.toMatch(/error/i);
  expect(printed.split("\n")[0]).toBe("Installing the packages first (npm ci): node_modules is missing.");
  expect(printed).toContain("greeting 1.0.0 --port 4100");
  expect(status).toBe(0);
});

it("packages of a former package-lock.json are replaced first", async () => {
  const { launch, lock } = repository();
  await launch().outcome();
  lock("2.0.0");
  const { printed } = await launch().outcome();
  expect(printed.split("\n")[0]).toBe(
    "Installing the packages first (npm install): node_modules is not what package-lock.json says.",
  );
  expect(printed).toContain("greeting 2.0.0");
});

it("complete packages are used as they are, however new the lock file is, without npm", async () => {
  const { root, launch } = repository();
  await launch().outcome();
  utimesSync(join(root, "package-lock.json"), new Date("2100-01-01"), new Date("2100-01-01"));
  expect(await launch({ env: withoutNpm }).outcome()).toEqual({
    status: 0,
    printed: "greeting 1.0.0\n",
    errors: "",
  });
});

it("an install that fails ends the start", async () => {
  const { write, launch } = repository();
  write("package.json", { name: "small", dependencies: { "not a name": "1.0.0" } });
  const { status, printed } = await launch().outcome();
  expect(status).not.toBe(0);
  expect(printed).not.toContain("greeting");
});

it("the exit code of the program is kept", async () => {
  const { launch } = repository();
  expect((await launch({ args: ["fail"] }).outcome()).status).toBe(7);
});

it("a signal stops the program, also after an install", async () => {
  const { launch } = repository();
  for (const _ of ["installing", "installed"]) {
    const { child, saysReady, outcome } = launch({ args: ["wait"] });
    await saysReady();
    child.kill("SIGTERM");
    expect(await outcome()).toMatchObject({ status: 0, printed: expect.stringMatching(/ready\nstopped\n$/) });
  }
});

it("a SIGTERM to npm stops the program, though npm passes it to a shell only", async () => {
  const { npmStart } = repository();
  const { child, saysReady, outcome } = npmStart("wait");
  await saysReady();
  child.kill("SIGTERM");
  expect((await outcome()).printed).toMatch(/ready\nstopped\n$/);
});

it("the program runs on the Node of its packages", async () => {
  const { launch } = repository(`echo "the own node runs"; exec ${process.execPath} "$@"`);
  expect((await launch().outcome()).printed).toContain("the own node runs\ngreeting 1.0.0");
});

it("a Node that is too old is told what to do", async () => {
  const { launch } = repository();
  const { status, errors } = await launch({ version: "20.16.0" }).outcome();
  expect(status).toBe(1);
  expect(errors).toContain("Docent needs Node 20.17 or later to install; this is Node 20.16.0.");
});

it("packages that were installed without scripts are told of", async () => {
  const { root, launch } = repository();
  await launch().outcome();
  rmSync(join(root, "own-node/bin"), { recursive: true });
  const { status, errors } = await launch({ version: "20.17.0" }).outcome();
  expect(status).toBe(1);
  expect(errors).toContain('Docent runs on Node 24, which "npm install" brings along; this is Node 20.17.0.');
});
