import * as z from "zod";
import { resources } from "./synthesised.ts";

const several = z.unknown().transform((value) => (Array.isArray(value) ? value : [value]));

const Policy = z.object({
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Effect: z.string(), Action: several, Resource: several })),
  }),
});

/** Actions that the stack's policies allow, one line per action ("… may …") and per resource ("… on …"). */
export const grants = (options?: Record<string, string>): string[] =>
  resources("AWS::IAM::Policy", options).flatMap(({ id, Properties }) =>
    Policy.parse(Properties)
      .PolicyDocument.Statement.filter(({ Effect }) => Effect === "Allow")
      .flatMap(({ Action, Resource }) => [
        ...Action.map((action) => `${id} may ${text(action)}`),
        ...Resource.map((resource) => `${id} on ${text(resource)}`),
      ]),
  );

const Join = z.object({ "Fn::Join": z.tuple([z.string(), z.array(z.unknown())]) });
const Attribute = z.object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) });
const Reference = z.object({ Ref: z.string() });

/** A value of the template as one text. */
export const text = (value: unknown): string => {
  if (typeof value === "string") return value;
  const join = Join.safeParse(value).data;
  if (join) return join["Fn::Join"][1].map(text).join(join["Fn::Join"][0]);
  const attribute = Attribute.safeParse(value).data;
  if (attribute) return attribute["Fn::GetAtt"].join(".");
  return Reference.safeParse(value).data?.Ref ?? JSON.stringify(value);
};
