/** The HTTP status of an error of the OpenSearch client, where it has one. */
export const statusOf = (error: unknown): number | undefined => {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  return typeof status === "number" ? status : undefined;
};

/** Gives `instead` where what was asked for does not exist. */
export const unlessMissing =
  <Value>(instead: Value) =>
  (error: unknown): Value => {
    if (statusOf(error) === 404) return instead;
    throw error;
  };
