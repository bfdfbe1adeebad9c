/**
 * The model behind an id of Amazon Bedrock: a model's own id or ARN, or a cross-region inference profile's, whose id is
 * the model's with a region's name in front. Of an application's own profile the id does not tell the model.
 */
export const foundationModelOf = (id: string): string =>
  id.replace(/^arn:.*\//, "").replace(/^(?:global|us|us-gov|eu|apac|jp|au|ca)\./, "");
