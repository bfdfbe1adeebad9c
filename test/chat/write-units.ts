import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { TableName } from "../dynamodb/product-table.ts";

type Reader = { send(command: GetCommand): Promise<{ Item?: Record<string, unknown> | undefined }> };
type Written = { Item?: Record<string, unknown>; Key?: Record<string, unknown>; UpdateExpression?: string };
type Input = Written & { TransactItems?: { Put?: Written; Update?: Written; Delete?: Written }[] };

/**
 * Write units of a command as AWS counts them: one for each begun KB of the item as it is then, twice that in a
 * transaction, and the index beside it: an entry that moves is deleted and written. Sizes are those of the JSON, which
 * is a little longer.
 */
export const writeUnitsOf = async (table: Reader, input: object): Promise<number> => {
  const { TransactItems, ...single } = input as Input;
  const writes = TransactItems?.flatMap(({ Put, Update, Delete }) => Put ?? Update ?? Delete ?? []) ?? [
    single,
  ];
  const units = await Promise.all(
    writes.map(async ({ Item, Key, UpdateExpression }) => {
      if (!Item && !UpdateExpression) return 0;
      const { pk, sk, ...rest } = Item ?? Key ?? {};
      const stored = (await table.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item ?? {
        pk,
        sk,
        ...rest,
      };
      const size = Math.ceil(Buffer.byteLength(JSON.stringify(stored)) / 1024);
      const inIndex = "gsi1pk" in stored ? size * (Item ? 1 : 2) : 0;
      return size * (TransactItems ? 2 : 1) + inIndex;
    }),
  );
  return units.reduce((sum, one) => sum + one, 0);
};
