import { describe, expect, it } from "vitest";
import { failure } from "#web/lib/send.ts";

const answer = (status: number, body = "") => failure(new Response(body, { status }));

describe("a failed call of the signed-in app", () => {
  it("[AUTH-045] without a session says that authentication failed", async () => {
    expect(await answer(401)).toMatchObject({ code: "unauthenticated", message: "Authentication failed" });
  });

  it("[AUTH-046] over the limit says so", async () => {
    expect(await answer(429)).toMatchObject({ message: "Rate limit exceeded" });
  });

  it("[AUTH-047] with a bad request shows what was answered", async () => {
    expect(await answer(400, "no name")).toMatchObject({ code: "invalid", message: "Bad request: no name" });
  });

  it("[AUTH-048] on the server's side asks to try again later", async () => {
    expect(await answer(503, "<html>")).toMatchObject({
      message: "Server error occurred. Please try again later.",
    });
  });

  it("[AUTH-049] with any other status names it", async () => {
    expect(await answer(418)).toMatchObject({ message: "Request failed with status 418" });
  });

  it("keeps the product's own words and fields", async () => {
    const issues = [{ path: "name", message: "Enter a name." }];
    const error = await answer(400, JSON.stringify({ code: "invalid", message: "Check the name.", issues }));
    expect(error).toMatchObject({ code: "invalid", message: "Check the name.", issues });
  });
});
