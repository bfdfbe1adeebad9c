import { accessKeyId } from "#test/dynamodb/engines.ts";
import type { Request } from "./generate/request.ts";

type Answer = Record<string, unknown>;

const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20300101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00`;

/** An engine's reply without the parts that may differ: wording, order where there is none, how numbers are written. */
export const outcomeOf = async (endpoint: string, { operation, input }: Request): Promise<unknown> => {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const { ConsumedCapacity: _, ...answer }: Answer = await response.json();
  return response.ok ? alike(answer) : failureOf(answer);
};

const failureOf = ({ __type, message, Message, CancellationReasons, ...rest }: Answer): unknown => {
  const error = String(__type).split("#").at(-1);
  const reasons = Array.isArray(CancellationReasons) ? CancellationReasons : [];
  // DynamoDB Local refuses a transaction as a whole for what AWS names among the reasons.
  if (reasons.some(({ Code }) => Code === "ValidationError")) return { error: "ValidationException" };
  return {
    error,
    ...(error === "TransactionCanceledException" && {
      reasons: alike(reasons.map(({ Message: _, ...reason }) => reason)),
    }),
    ...(alike(rest) as object),
  };
};

const unordered = ["SS", "NS", "BS", "docent"];

const alike = (value: unknown, name?: string): unknown => {
  if (name === "N") return canonical(String(value));
  if (Array.isArray(value)) {
    const items = value.map((one) => alike(one, name === "NS" ? "N" : undefined));
    return name && unordered.includes(name)
      ? items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : items;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, content]) => [key, alike(content, key)]),
  );
};

const canonical = (number: string): string => {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  if (!digits) return "0";
  const significant = digits.replace(/0+$/, "");
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
};
