import { AuthError } from "aws-amplify/auth";
import { expect, it } from "vitest";
import { cognitoRefusal } from "#web/lib/session/cognito-refusal.ts";

const refusal = (name: string, message: string) =>
  cognitoRefusal(new AuthError({ name, message }), "The code could not be sent.");

it("a user pool that may send no more mail today says so without the words of its operator", () => {
  const message =
    "Exceeded daily email limit for the operation or the account. If a higher limit is required, please configure your user pool to use your own Amazon SES configuration for sending email.";
  expect(refusal("LimitExceededException", message)).toMatchObject({
    code: "unavailable",
    message: "This site can send no more mail today. Try again tomorrow, or ask the people who run it.",
  });
});

it("other refusals are told in Cognito's words, and a missing one in the page's", () => {
  const many = "Attempt limit exceeded, please try after some time.";
  expect(refusal("LimitExceededException", many)).toMatchObject({ code: "forbidden", message: many });
  expect(refusal("Refused", "Unknown error")).toMatchObject({ message: "The code could not be sent." });
  expect(refusal("NetworkError", "offline")).toBeInstanceOf(AuthError);
});
