import { type DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";

/** Every item of a table. */
export const itemsOf = async (
  client: DynamoDBDocumentClient,
  TableName: string,
): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) items.push(...Items);
  return items;
};
