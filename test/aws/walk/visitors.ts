import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { expectQuiet, seen } from "../../e2e/browser.ts";
import { aws } from "../aws.ts";
import { nameOf } from "../resources.ts";
import { fetchThrough } from "../through.ts";
import { ask, patient, question, type Scene, slowly } from "./scene.ts";

const FunctionUrl = z.object({ FunctionUrl: z.string() });

/** What visitors meet of the chatbot that the owner has made, in browsers of their own. */
export const itServesVisitors = (scene: () => Scene, { fact }: { fact: RegExp }): void => {
  let site: Server | undefined;
  afterAll(() => {
    site?.close();
  });

  it("is published, and anybody asks on the public page", async () => {
    const { owner, browser, installation } = scene();
    const { page } = owner;
    await page.getByRole("link", { name: "Chatbots" }).first().click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^publish/i })
      .click();
    await seen(page, "RAG system published successfully!");
    await page.getByRole("dialog").getByText("Close", { exact: true }).click();
    const visitor = await patient(browser);
    await visitor.page.goto(`${installation.outputs.SiteUrl}/public/library-help`);
    await ask(visitor.page, question);
    await slowly(visitor.page, fact);
    expectQuiet(visitor);
  });

  it("answers in the widget on a page of another origin, under the headers of CloudFront", async () => {
    const { owner, browser } = scene();
    const { page } = owner;
    await page.getByRole("link", { name: "Widget Builder" }).click();
    await page.getByRole("button", { name: "Create Widget" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^name/i).fill("Library site");
    await dialog.getByLabel("Chatbot").selectOption({ label: "Library help" });
    await dialog.getByRole("button", { name: /^create/i }).click();
    await seen(page, "Chat widget created successfully!");
    await page
      .getByRole("button", { name: /embed code/i })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: /copy/i }).first().click();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    const visitor = await patient(browser);
    const html = `<!doctype html><title>Another site</title><h1>Another site</h1>${snippet}`;
    site = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
    await once(site.listen(0, "127.0.0.1"), "listening");
    await visitor.page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    await visitor.page.getByRole("button", { name: /open chat/i }).click();
    await ask(visitor.page, question);
    await slowly(visitor.page, fact);
    expectQuiet(visitor);
  });

  it("pages come with their content security policy, and unknown ones are not found", async () => {
    const { installation, failed } = scene();
    const get = fetchThrough(installation.emulator.gateway);
    const page = await get(`${installation.outputs.SiteUrl}/app`);
    expect(page.headers.get("content-security-policy")).toMatch(
      /script-src 'self';.*connect-src 'self' https:/,
    );
    expect(page.headers.get("content-security-policy")).not.toContain("http://");
    expect((await get(`${installation.outputs.SiteUrl}/no-such-page`)).status).toBe(404);
    expect(failed).toEqual([]);
  });

  it("the address of the streaming function answers nobody who does not come by CloudFront", async () => {
    const { installation } = scene();
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
};
