import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Actor } from "../../users.ts";
import { launchAt } from "../browser.ts";
import { type Deployed, deploy } from "../deploy.ts";
import { type Installation, startInstallation } from "../installation.ts";
import { ownerOf } from "./api.ts";
import { lazily } from "./lazily.ts";
import { type Owner, signUpOwner } from "./sign-up.ts";
import { timed, timesAsText } from "./times.ts";

const addressOf = (owner: number): string => `owner-${owner}@example.com`;

type Options = Record<string, string>;

/** An installation, and what steps share on it: each is made by the step that needs it first. */
export interface Setup {
  installation: Installation;
  browser: Browser;
  /** An owner who has signed up in a browser. */
  owner(): Promise<Owner>;
  /** That owner as a client of the API. */
  api(): Promise<Actor>;
  /** The owner's account is gone; the next one is another. */
  forgetOwner(): void;
  /** Tables that a restored one has taken the place of: policies change before functions, so calls in between are refused. */
  replacedTables: string[];
  /** The deployment with other options. */
  redeployed(): Promise<Deployed>;
}

interface OpenSetup extends Setup {
  forgetErrors(): Promise<void>;
  close(): Promise<void>;
}

/** The owners who sign up run the installation. */
export const runByOwners = { operators: [1, 2, 3, 4].map((n) => addressOf(n)).join() };

/** Deploys the stack before the tests of a file; a second deployment has the other options too. */
export const walking = (options: Options, other: Options): (() => Setup) => {
  let setup: OpenSetup | undefined;
  beforeAll(async () => {
    setup = await openSetup(options, other);
  });
  beforeEach(() => setup?.forgetErrors());
  afterAll(async () => {
    console.info(timesAsText());
    await setup?.close();
  });
  return () => {
    if (!setup) throw new Error("Nothing is deployed.");
    return setup;
  };
};

const openSetup = async (options: Options, other: Options): Promise<OpenSetup> => {
  const installation = await startInstallation(options);
  const browser = await timed("the browser starts", () => launchAt(installation.emulator.gateway));
  let owners = 0;
  const owner = lazily(() =>
    timed("an owner signs up", () => signUpOwner(installation, browser, addressOf(++owners))),
  );
  const redeployed = lazily(() =>
    timed("a deployment with other options", () => deploy(installation.emulator, { ...options, ...other })),
  );
  return {
    installation,
    browser,
    owner: owner.get,
    api: async () => ownerOf((await owner.get()).page, installation),
    forgetOwner: owner.forget,
    replacedTables: [],
    redeployed: redeployed.get,
    forgetErrors: async () => {
      const known = await owner.made();
      known?.errors.splice(0);
      known?.failed.splice(0);
    },
    close: async () => {
      await browser.close();
      await installation.stop();
    },
  };
};
