/** Refers to the stored attributes `#name` and to `:value`s given here. */
export interface Condition {
  expression: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

export interface Change {
  /** Undefined values are left as they are. */
  set?: Record<string, unknown>;
  add?: Record<string, number>;
  remove?: string[];
  /** Besides that the item exists. */
  condition?: Condition;
}

/** DynamoDB's UpdateExpression with its names and values; it refuses empty ones of them. */
export const updateExpression = ({ set = {}, add = {}, remove = [], condition }: Change) => {
  const sets = Object.entries(set).filter(([, value]) => value !== undefined);
  const adds = Object.entries(add);
  const clauses = [
    sets.length > 0 && `SET ${sets.map((_, n) => `#s${n} = :s${n}`).join(", ")}`,
    adds.length > 0 && `ADD ${adds.map((_, n) => `#a${n} :a${n}`).join(", ")}`,
    remove.length > 0 && `REMOVE ${remove.map((_, n) => `#r${n}`).join(", ")}`,
  ].filter((clause) => clause !== false);
  return {
    UpdateExpression: clauses.join(" ") || undefined,
    ConditionExpression: `attribute_exists(pk)${condition ? ` AND (${condition.expression})` : ""}`,
    ExpressionAttributeNames: unlessEmpty({
      ...Object.fromEntries(sets.map(([name], n) => [`#s${n}`, name])),
      ...Object.fromEntries(adds.map(([name], n) => [`#a${n}`, name])),
      ...Object.fromEntries(remove.map((name, n) => [`#r${n}`, name])),
      ...condition?.names,
    }),
    ExpressionAttributeValues: unlessEmpty({
      ...Object.fromEntries(sets.map(([, value], n) => [`:s${n}`, value])),
      ...Object.fromEntries(adds.map(([, value], n) => [`:a${n}`, value])),
      ...condition?.values,
    }),
  };
};

/** A condition that also holds where there is no item. */
export const absentOr = ({ expression, names, values }: Condition) => ({
  ConditionExpression: `attribute_not_exists(pk) OR (${expression})`,
  ExpressionAttributeNames: unlessEmpty(names),
  ExpressionAttributeValues: unlessEmpty(values),
});

const unlessEmpty = <Value>(record: Record<string, Value>): Record<string, Value> | undefined =>
  Object.keys(record).length > 0 ? record : undefined;
