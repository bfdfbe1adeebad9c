import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { callerProgram, edgeProgram } from "#infra/aws/edge.ts";

const run = (event: object) => runInNewContext(`${edgeProgram()}; handler(event)`, { event });

const pageFor = (uri: string): string => run({ request: { uri } }).uri;

const statusOf = (uri: string, statusCode = 200): number =>
  run({ request: { uri }, response: { statusCode } }).statusCode;

describe("the program at CloudFront's edge", () => {
  it.each([
    ["/", "/index.html"],
    ["/login", "/app.html"],
    ["/app/rag-systems", "/app.html"],
    ["/public/help-desk", "/public.html"],
    ["/widget-embed/help-desk.js", "/widget-embed.js"],
    ["/assets/app-12345678.js", "/assets/app-12345678.js"],
    ["/nothing-here", "/404.html"],
    ["/blog/v1.2", "/blog/404.html"],
    ["/use-cases/a%2Fb", "/use-cases/404.html"],
  ])("leads %s to %s", (path, file) => {
    expect(pageFor(path)).toBe(file);
  });

  it("says 404 of a path without a page, whether it sees the path or the page", () => {
    expect([statusOf("/nothing-here"), statusOf("/404.html")]).toEqual([404, 404]);
  });

  it("redirects a path with a slash at its end, with its query, and never to another host", () => {
    const querystring = {
      tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
      all: { value: "" },
    };
    expect(run({ request: { uri: "/help/articles/", querystring } })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: "/help/articles?tag=a&tag=b&all" } },
    });
    expect([pageFor("//mail.example/"), pageFor("/app/")]).toEqual(["/404.html", "/app.html"]);
  });

  it("leaves the status of what exists, and of what was not changed since", () => {
    expect([statusOf("/login"), statusOf("/widget.js"), statusOf("/nothing-here", 304)]).toEqual([
      200, 200, 304,
    ]);
  });

  it("tells functions from where a request comes, whatever the request says itself", () => {
    const request = { headers: { "x-viewer-address": { value: "203.0.113.1" } } };
    const event = { request, viewer: { ip: "198.51.100.7" } };
    const { headers } = runInNewContext(`${callerProgram()}; handler(event)`, { event });
    expect(headers["x-viewer-address"]).toEqual({ value: "198.51.100.7" });
  });

  it("is small enough for CloudFront and uses no syntax that it lacks", () => {
    expect(edgeProgram().length).toBeLessThan(10_000);
    expect(edgeProgram()).not.toMatch(/import|\?\.|(const|let) \{/);
  });
});
