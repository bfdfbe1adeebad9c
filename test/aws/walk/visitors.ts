import { afterAll, beforeAll, expect } from "vitest";
import * as z from "zod";
import { ask, askInWidget, copyWidgetCode, fact, publish } from "../../browser/first-steps.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { type Host, openHost } from "../../browser/widget-host.ts";
import { aws } from "../aws.ts";
import { nameOf } from "../resources.ts";
import { fetchThrough } from "../through.ts";
import { libraryChatbot, openApp } from "./library.ts";
import type { Setup } from "./setup.ts";
import { patient } from "./sign-up.ts";
import { step } from "./step.ts";

const FunctionUrl = z.object({ FunctionUrl: z.string() });

/** Visitors use the owner's chatbot in browsers of their own. */
export const itServesVisitors = (setup: () => Setup): void => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost();
  });
  afterAll(() => host?.close());

  step("is published, and anybody asks on the public page", async () => {
    const { owner, browser, installation } = setup();
    await libraryChatbot(setup());
    await openApp(setup());
    await publish((await owner()).page);
    const visitor = await patient(browser);
    await visitor.page.goto(`${installation.outputs.SiteUrl}/public/library-help`);
    await ask(visitor.page);
    await seen(visitor.page, fact);
    expectQuiet(visitor);
  });

  step("answers in the widget on a page of another origin, under the headers of CloudFront", async () => {
    const { owner, browser } = setup();
    await libraryChatbot(setup());
    await openApp(setup());
    const snippet = await copyWidgetCode((await owner()).page);
    const visitor = await patient(browser);
    await askInWidget(visitor.page, host.page({ body: snippet }));
    expectQuiet(visitor);
  });

  step("pages come with their content security policy, and unknown ones are not found", async () => {
    const { installation } = setup();
    const get = fetchThrough(installation.emulator.gateway);
    const page = await get(`${installation.outputs.SiteUrl}/app`);
    expect(page.headers.get("content-security-policy")).toMatch(
      /script-src 'self';.*connect-src 'self' https:/,
    );
    expect(page.headers.get("content-security-policy")).not.toContain("http://");
    expect((await get(`${installation.outputs.SiteUrl}/no-such-page`)).status).toBe(404);
  });

  step("the address of the streaming function answers nobody who does not come by CloudFront", async () => {
    const { installation } = setup();
    const { gateway } = installation.emulator;
    const name = nameOf(installation.resources, "AWS::Lambda::Function", "FunctionschatFunction");
    const { FunctionUrl: direct } = FunctionUrl.parse(
      await aws(installation.emulator, "lambda", "get-function-url-config", "--function-name", name),
    );
    const asked = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    const answer = await fetchThrough(gateway)(`${direct}functions/v1/widget-chat`, asked);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  });

  step("the API's own address answers nobody either, an owner with a valid token included", async () => {
    const { installation, api } = setup();
    const { ApiUrl, SiteUrl } = installation.outputs;
    const { token } = await api();
    const get = (url: string, headers = {}) =>
      fetchThrough(installation.emulator.gateway)(url, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
    expect((await get(`${SiteUrl}/api/chatbots`)).status).toBe(200);
    expect((await get(`${ApiUrl}/api/chatbots`)).status).toBe(404);
    expect((await get(`${ApiUrl}/api/chatbots`, { "x-origin-secret": "guessed" })).status).toBe(404);
    expect((await get(`${ApiUrl}/functions/v1/public-chatbots/library-help`)).status).toBe(404);
  });
};
