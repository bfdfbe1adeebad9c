/** A DynamoDB condition: `#name` refers to a stored attribute and `:value` to a value given here. */
export interface Condition {
  expression: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
  /** The operator of its outermost terms, if there are several. */
  operator?: "AND" | "OR";
}

export interface Change {
  /** Undefined values are left as they are. */
  set?: Record<string, unknown>;
  add?: Record<string, number>;
  remove?: string[];
  /** Besides that the item exists. */
  condition?: Condition;
}

/** Conditions on an item's attributes. Name an attribute once in each condition and in what it is combined with. */
export const when = {
  /** Every attribute has its value; an undefined value stands for an absent attribute. */
  equals: (values: Record<string, unknown>): Condition =>
    when.all(
      ...Object.entries(values).map(([name, value]) =>
        value === undefined ? when.absent(name) : compare(name, "=", value),
      ),
    ),

  /** The attribute exists with another value. */
  differs: (name: string, value: unknown): Condition => compare(name, "<>", value),

  absent: (name: string): Condition => ({
    expression: `attribute_not_exists(#${name})`,
    names: { [`#${name}`]: name },
    values: {},
  }),

  all: (...conditions: Condition[]): Condition => combine(conditions, "AND"),

  any: (...conditions: Condition[]): Condition => combine(conditions, "OR"),
};

const compare = (name: string, operator: string, value: unknown): Condition => ({
  expression: `#${name} ${operator} :${name}`,
  names: { [`#${name}`]: name },
  values: { [`:${name}`]: value },
});

/** Writes parentheses only where they are needed: the parser of the table's stand-in takes twice as long for each level. */
const combine = (conditions: Condition[], operator: "AND" | "OR"): Condition => {
  const [first, ...others] = conditions;
  if (first && others.length === 0) return first;
  const terms = conditions.map((one) =>
    one.operator && one.operator !== operator ? `(${one.expression})` : one.expression,
  );
  return {
    expression: terms.join(` ${operator} `),
    names: Object.assign({}, ...conditions.map(({ names }) => names)),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
    operator,
  };
};

/** DynamoDB's UpdateExpression with its names and values; the table refuses empty ones of these. */
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
    ...(condition && { ConditionExpression: condition.expression }),
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

export const conditionExpression = ({ expression, names, values }: Condition) => ({
  ConditionExpression: expression,
  ExpressionAttributeNames: unlessEmpty(names),
  ExpressionAttributeValues: unlessEmpty(values),
});

/** The item exists, and fulfils the condition if there is one. */
export const present = (condition?: Condition): Condition =>
  condition ? when.all(exists, condition) : exists;

/** There is no item, or it fulfils the condition. */
export const absentOr = (condition: Condition): Condition => when.any(missing, condition);

const exists: Condition = { expression: "attribute_exists(pk)", names: {}, values: {} };
const missing: Condition = { expression: "attribute_not_exists(pk)", names: {}, values: {} };

const unlessEmpty = <Value>(record: Record<string, Value>): Record<string, Value> | undefined =>
  Object.keys(record).length > 0 ? record : undefined;
