/**
 * The model id behind an id of Amazon Bedrock: that of a model or ARN, or of a cross-region inference profile, which is
 * the model's with a region prefix. The ids of application inference profiles do not contain the model.
 */
export const foundationModelOf = (id: string): string =>
  id.replace(/^arn:.*\//, "").replace(/^(?:global|us|us-gov|eu|apac|jp|au|ca)\./, "");
