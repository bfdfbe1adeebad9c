import { describe, expect, inject, it } from "vitest";
import { AppError } from "#shared/errors.ts";
import { failure } from "#web/lib/api/send.ts";
import { type Actor, as, nobody } from "../users.ts";

const create = ({ fetch: send }: Actor, body: object) =>
  send("/api/chatbots", { method: "POST", body: JSON.stringify(body) });

/** An answer of API Gateway or of a proxy before the product. */
const gateway = (status: number, body = "") => failure(new Response(body, { status }));

/** An answer of the product in the form of all its errors. */
const answered = (error: AppError) => failure(Response.json(error, { status: error.status }));

describe("a failed call of the signed-in app", () => {
  it("[AUTH-045] without a session says that authentication failed, whoever refused it", async () => {
    const raised = { code: "unauthenticated", message: "Authentication failed" };
    expect(await failure(await fetch(`${inject("url")}/api/chatbots`))).toMatchObject(raised);
    expect(await gateway(401, '{"message":"Unauthorized"}')).toMatchObject(raised);
  });

  it("[AUTH-046] over the limit says when to go on, or that the limit is exceeded if nothing else is known", async () => {
    const ann = await as("ann");
    const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
    const publication = { public_title: "Help", public_description: "", is_public: true };
    const ragSlug = String((await ann.chatbots.publish({ id, ...publication })).public_slug);
    const { token } = await nobody().visitors.session({ ragSlug });
    const ask = () =>
      fetch(`${inject("url")}/functions/v1/public-rag-chat`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ ragSlug, message: "Hello" }),
      });
    // more than twice the limit, since they may fall into two minutes
    const answers = await Promise.all(Array.from({ length: 45 }, ask));
    const refused = answers.find(({ status }) => status === 429);
    expect(await failure(refused ?? Response.error())).toMatchObject({
      code: "rate_limited",
      message: expect.stringMatching(/ in \d+ seconds?\.$/),
    });
    expect(await gateway(429, '{"message":"Too Many Requests"}')).toMatchObject({
      message: "Rate limit exceeded",
    });
  });

  it("[AUTH-047] with a bad request says what to mend, or shows the body of an answer that is not the product's", async () => {
    const error = await failure(await create(await as("ann"), { name: " ", use_case: "support" }));
    const issues = [{ path: "name", message: "Enter a name." }];
    expect(error).toMatchObject({ code: "invalid", message: "Enter a name.", issues });
    expect(await gateway(400, "no name")).toMatchObject({
      code: "invalid",
      message: "Bad request: no name",
    });
  });

  it("[AUTH-048] with a server error asks to try again later, unless the product knows more", async () => {
    const raised = { message: "Server error occurred. Please try again later." };
    const crash = new AppError("internal", "Something went wrong on our side. Please try again.");
    expect(await answered(crash)).toMatchObject(raised);
    expect(await gateway(503, '{"message":"Service Unavailable"}')).toMatchObject(raised);
    expect(await gateway(502, "<html>")).toMatchObject(raised);
    const known = "The model could not be reached. Please try again.";
    expect(await answered(new AppError("model_failed", known))).toMatchObject({ message: known });
  });

  it("[AUTH-049] with any other status names it, unless the product says what is wrong", async () => {
    const absent = await failure(await (await as("ann")).fetch("/api/chatbots/bot_none"));
    expect(absent).toMatchObject({ code: "not_found", message: "Chatbot not found." });
    expect(await gateway(418)).toMatchObject({ message: "Request failed with status 418" });
    expect(await gateway(404, "<html>")).toMatchObject({ message: "Request failed with status 404" });
  });
});
