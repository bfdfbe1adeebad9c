import { CognitoError } from "./error.ts";
import type { User } from "./store/users.ts";

export interface Attribute {
  Name: string;
  Value: string;
}

const standard = [
  "address",
  "birthdate",
  "family_name",
  "gender",
  "given_name",
  "locale",
  "middle_name",
  "name",
  "nickname",
  "phone_number",
  "picture",
  "preferred_username",
  "profile",
  "updated_at",
  "website",
  "zoneinfo",
];

/** The pool's own attributes, each with the length that its value may have. */
export type CustomAttributes = Record<string, number>;

const defaultCustomAttributes: CustomAttributes = {
  "custom:company": 200,
  "custom:email_notifications": 5,
  "custom:marketing_emails": 5,
  "custom:weekly_reports": 5,
};

/** A user's own attributes by name, except the e-mail. Throws for attributes that users may not write. */
export const writable = (
  attributes: Attribute[],
  custom: CustomAttributes = defaultCustomAttributes,
): Record<string, string> => {
  const written = attributes.filter(({ Name }) => Name !== "email");
  for (const attribute of written) checkIsWritable(attribute, custom);
  return Object.fromEntries(written.map(({ Name, Value }) => [Name, Value]));
};

const checkIsWritable = ({ Name, Value }: Attribute, custom: CustomAttributes): void => {
  if (standard.includes(Name)) return;
  if (!Name.startsWith("custom:")) {
    throw new CognitoError("NotAuthorizedException", "A client attempted to write unauthorized attribute");
  }
  const maxLength = custom[Name];
  if (maxLength === undefined) throw unfit(`Type for attribute {${Name}} could not be determined`);
  if (Value.length > maxLength) throw unfit(`${Name}: String must be no longer than ${maxLength} characters`);
};

const unfit = (reason: string) =>
  new CognitoError("InvalidParameterException", `Attributes did not conform to the schema: ${reason}`);

/** All attributes of a user as claims and answers carry them, every value a string. */
export const attributesOf = (user: User): Record<string, string> => ({
  sub: user.sub,
  email: user.email,
  email_verified: String(user.isEmailVerified),
  ...user.attributes,
});

export const attributeList = (user: User): Attribute[] =>
  Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
