import { expect, it } from "vitest";
import { scriptSnippet } from "#web/features/widgets/embed/embed-codes.ts";
import { as } from "../../users.ts";
import { openReader } from "../../web-pages/reader.ts";
import { html, redirect, text } from "../../web-pages/site.ts";

const desk = openReader();

const newWidget = async (name: string) =>
  desk.owner().widgets.create({ name, rag_system_id: await desk.chatbot() });

const options = { theme: "light", position: "bottom-right", autoOpen: false } as const;

it("a widget is looked for in the owner's page, behind redirects, and other widgets of the account are named", async () => {
  const [widget, hire] = [await newWidget("Shop"), await newWidget("Hire")];
  const [mine, other] = [widget, hire].map((one) => scriptSnippet(one, desk.url(), options));
  desk.site().paths = {
    "/": html(`<html><body>${mine}</body></html>`, { "content-security-policy": "connect-src 'self'" }),
    "/moved": redirect("/"),
    "/hire": `<html><body>${other}${mine?.replace(widget.id, "wgt_foreign")}</body></html>`,
  };
  const check = (path: string) =>
    desk.owner().widgets.checkSite({ id: widget.id, url: desk.site().at(path) });
  expect(await check("/moved")).toEqual({
    url: desk.site().at("/"),
    isFound: true,
    faults: [
      {
        message: "The page's policy does not let the chat talk to its server (connect-src).",
        directive: `connect-src 'self' ${desk.url()} ${desk.url().replace("http", "ws")}`,
      },
    ],
    others: [],
  });
  expect(await check("/hire")).toMatchObject({
    isFound: false,
    others: [{ id: hire.id, name: "Hire" }, { id: "wgt_foreign" }],
  });
  expect(desk.site().headers["/"]?.["user-agent"]).toContain("DocentSiteCheck");
});

it("an address that is no page of a site on the internet is told in words", async () => {
  const { id } = await newWidget("Shop");
  desk.site().paths = { "/file": text("%PDF", "application/pdf"), "/closed": text("no", "text/html", 403) };
  const refusal = (url: string) => desk.owner().widgets.checkSite({ id, url });
  const { at } = desk.site();
  await expect(refusal(at("/none"))).rejects.toThrow("answers 404, so there is no such page");
  await expect(refusal(at("/closed"))).rejects.toThrow("answers 403, so it does not let this check in");
  await expect(refusal(at("/file"))).rejects.toThrow("has no web page at this address");
  await expect(refusal(at("/", "intranet.example"))).rejects.toThrow("no server on the internet");
  await expect(refusal(desk.url())).rejects.toMatchObject({ code: "invalid" });
  await expect(refusal("ftp://api.example/")).rejects.toMatchObject({ code: "invalid" });
});

it("nobody checks pages for another account's widget, nor without end", async () => {
  const { id } = await newWidget("Shop");
  const url = desk.site().at("/");
  const bob = await as("bob", desk.url());
  await expect(bob.widgets.checkSite({ id, url })).rejects.toMatchObject({ code: "not_found" });
  desk.site().paths = { "/": "<html></html>" };
  const codes: unknown[] = [];
  // the limit is that of a minute, which may change in between
  for (let asked = 0; asked < 25 && !codes.includes("rate_limited"); asked++)
    await desk
      .owner()
      .widgets.checkSite({ id, url })
      .catch(({ code }) => codes.push(code));
  expect(codes).toEqual(["rate_limited"]);
});
