import { optional, required } from "../environment.ts";

let address: Promise<string> | undefined;

/**
 * Where people open the product, such as `https://docent.example.com`: SITE_URL, else the SSM parameter
 * SITE_URL_PARAMETER, because a deployment knows the site's address only after its functions exist.
 */
export const siteUrl = (): Promise<string> => {
  address ??= read().catch((error: unknown) => {
    address = undefined;
    throw error;
  });
  return address;
};

const read = async (): Promise<string> => {
  const given = optional("SITE_URL");
  if (given) return given;
  const { SSMClient, GetParameterCommand } = await import("@aws-sdk/client-ssm");
  const command = new GetParameterCommand({ Name: required("SITE_URL_PARAMETER") });
  const { Parameter } = await new SSMClient({}).send(command);
  if (!Parameter?.Value) throw new Error("The parameter with the site's address is empty.");
  return Parameter.Value;
};
