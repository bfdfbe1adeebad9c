import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type KeySchemaElement,
} from "@aws-sdk/client-dynamodb";
import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { expect, it } from "vitest";
import { createTable } from "#infra/aws/table.ts";
import { readOptions } from "#infra/options/options.ts";
import { describeOnEachEngine, TableName } from "#test/dynamodb/product-table.ts";

const deployed = () => {
  const stack = new Stack(new App(), "Definition", { env: { region: "us-east-1" } });
  createTable(stack, readOptions({}));
  const [table] = Object.values(Template.fromStack(stack).findResources("AWS::DynamoDB::GlobalTable"));
  return table?.Properties;
};

interface Index {
  IndexName?: string | undefined;
  KeySchema?: KeySchemaElement[] | undefined;
  Projection?: { ProjectionType?: string | undefined } | undefined;
}

const indexOf = ({ IndexName, KeySchema, Projection }: Index) => ({ IndexName, KeySchema, Projection });

const byName = (one: { AttributeName?: string }, other: { AttributeName?: string }) =>
  String(one.AttributeName).localeCompare(String(other.AttributeName));

describeOnEachEngine(
  "the table",
  async () => undefined,
  (_, table) => {
    it("has the keys, the index and the time to live of the deployed one", async () => {
      const { Table } = await table().send(new DescribeTableCommand({ TableName }));
      const life = await table().send(new DescribeTimeToLiveCommand({ TableName }));
      const { TimeToLiveSpecification, ...defined } = deployed();
      expect(Table?.KeySchema).toEqual(defined.KeySchema);
      expect(Table?.AttributeDefinitions?.toSorted(byName)).toEqual(
        defined.AttributeDefinitions.toSorted(byName),
      );
      expect(Table?.GlobalSecondaryIndexes?.map(indexOf)).toEqual(
        defined.GlobalSecondaryIndexes.map(indexOf),
      );
      expect(life.TimeToLiveDescription?.AttributeName).toBe(TimeToLiveSpecification.AttributeName);
    });
  },
);
