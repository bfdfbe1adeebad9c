import { AwsError } from "#infra/local/aws/aws-json.ts";
import type { Input } from "../../store/dynalite.ts";

/** Refuses of a query what AWS refuses and dynalite lets pass. */
export const refuseQuery = (input: Input): void => {
  const { Select, IndexName, _projection } = input;
  if (Select === "SPECIFIC_ATTRIBUTES" && !_projection) {
    throw invalid(
      "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES",
    );
  }
  if (_projection && Select && Select !== "SPECIFIC_ATTRIBUTES") {
    throw invalid(`Cannot specify the AttributesToGet when choosing to get ${Select}`);
  }
  if (Select === "ALL_PROJECTED_ATTRIBUTES" && !IndexName) {
    throw invalid("ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
  }
  refuseEmptyKeys(input);
};

const refuseEmptyKeys = ({ KeyConditions = {} }: Input): void => {
  for (const [name, { AttributeValueList }] of Object.entries(KeyConditions)) {
    if (AttributeValueList.some(({ S }) => S === "")) {
      throw invalid(
        `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
      );
    }
  }
};

const invalid = (message: string) => new AwsError("ValidationException", message);
