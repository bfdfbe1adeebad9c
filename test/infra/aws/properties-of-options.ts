import { describe, expect, it } from "vitest";
import { grants } from "./grants.ts";
import { only, type Resource, resources, template } from "./synthesised.ts";

const embedded = { search: "embedded" };
const existing = { search: "https://search-mine-abc123.us-east-1.es.amazonaws.com" };
const elsewhere = { search: "https://search.example.com" };
const large = { searchInstanceType: "r6g.large.search", searchVolumeGb: "100" };
const restored = { tableName: "docent-restored" };
const unguarded = {
  firewall: "off",
  visitorLimits: "session=10,day=20000",
  signUp: "invite",
  signUpFor: "example.org,bob@partner.com",
  operators: "Boss@Example.org, bob@partner.com",
  answersAtOnce: "40",
};
const undemonstrated = { demo: "off" };
// Here rather than in a test: making a stack may take longer than a test may.
for (const options of [embedded, existing, elsewhere, large, restored, unguarded, undemonstrated])
  template(options);

const environmentOf = (name: string, options: Record<string, string>): Record<string, unknown> => {
  const [deployed] = resources("AWS::Lambda::Function", options).filter(({ id }) =>
    id.startsWith(`Functions${name}Function`),
  );
  return Object(Object(deployed?.Properties.Environment).Variables);
};

/** Permissions of a function, without the marks that AWS CDK adds to names. */
const mayOf = (name: string, options: Record<string, string>): string[] =>
  grants(options)
    .filter((grant) => grant.startsWith(`Functions${name}Role`))
    .map((grant) => grant.replace(/^\S+ /, "").replaceAll(/(?<=UploadsFiles|DataTable)[0-9A-F]{8}/g, ""));

const isOfSearch = ({ Type }: Resource) => Type.startsWith("AWS::OpenSearchService");

describe("with search=embedded", () => {
  it("there is no domain and nothing that belongs to one", () => {
    expect(
      Object.values(template(embedded).Resources).filter((one) => isOfSearch({ id: "", ...one })),
    ).toEqual([]);
    expect(Object.keys(template(embedded).Resources).filter((id) => id.startsWith("Search"))).toEqual([]);
  });

  it.each(["chat", "documents", "ingest"])("%s is told where the indexes lie", (name) => {
    const [bucket] = resources("AWS::S3::Bucket", embedded).filter(({ id }) => id.startsWith("UploadsFiles"));
    expect(environmentOf(name, embedded)).toMatchObject({
      SEARCH: "embedded",
      SEARCH_BUCKET: { Ref: bucket?.id },
      EMBEDDING_PROVIDER: "bedrock",
    });
    expect(environmentOf(name, embedded)).not.toHaveProperty("SEARCH_ENDPOINT");
  });

  it("chat may read indexes and nothing else of the bucket", () => {
    expect(mayOf("chat", embedded).filter((grant) => /s3:|UploadsFiles/.test(grant))).toEqual([
      "may s3:GetObject",
      "on UploadsFiles.Arn/index/*",
      "may s3:ListBucket",
      "on UploadsFiles.Arn",
    ]);
  });

  it.each(["documents", "ingest"])("%s may write and remove indexes", (name) => {
    const writing = policiesOn("index/*", name);
    expect(writing).toEqual(expect.arrayContaining(["s3:GetObject", "s3:PutObject", "s3:DeleteObject"]));
  });

  it("replaced indexes are gone after a day", () => {
    const [bucket] = resources("AWS::S3::Bucket", embedded).filter(({ id }) => id.startsWith("UploadsFiles"));
    expect(bucket?.Properties.LifecycleConfiguration).toMatchObject({
      Rules: expect.arrayContaining([
        { Prefix: "index/", Status: "Enabled", NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
      ]),
    });
  });

  it("no firewall is paid for, unless it is asked for", () => {
    expect(resources("AWS::WAFv2::WebACL", embedded)).toEqual([]);
    expect(JSON.stringify(only("AWS::CloudFront::Distribution", embedded).Properties)).not.toContain(
      "WebACLId",
    );
    expect(Object.keys(template(embedded).Outputs)).not.toContain("FirewallArn");
  });
});

/** What a function may do to what lies in the bucket under this name. */
const policiesOn = (name: string, of: string): unknown[] =>
  resources("AWS::IAM::Policy", embedded)
    .filter(({ id }) => id.startsWith(`Functions${of}Role`))
    .flatMap(({ Properties }) => Object(Properties.PolicyDocument).Statement)
    .filter(({ Resource: on }) => JSON.stringify(on).includes(name))
    .flatMap(({ Action }) => Action);

describe("with a domain that exists", () => {
  it("the stack makes none, and opens that one to the functions that search", () => {
    expect(resources("AWS::OpenSearchService::Domain", existing)).toEqual([]);
    expect(environmentOf("chat", existing)).toMatchObject({ SEARCH_ENDPOINT: existing.search });
    expect(mayOf("chat", existing).filter((grant) => grant.includes(":domain/"))).toHaveLength(1);
  });

  it("at an address of another kind nothing is granted", () => {
    expect(environmentOf("chat", elsewhere)).toMatchObject({ SEARCH_ENDPOINT: elsewhere.search });
    expect(mayOf("chat", elsewhere).filter((grant) => grant.includes("es:"))).toEqual([]);
  });
});

it("the domain has the size and the disk that are asked for", () => {
  expect(only("AWS::OpenSearchService::Domain", large).Properties).toMatchObject({
    ClusterConfig: { InstanceType: "r6g.large.search" },
    EBSOptions: { VolumeSize: 100, VolumeType: "gp3" },
  });
  expect(only("AWS::OpenSearchService::Domain").Properties).toMatchObject({
    ClusterConfig: { InstanceType: "t3.small.search" },
    EBSOptions: { VolumeSize: 20 },
  });
});

describe("with a table that exists", () => {
  it.each(["chat", "realtime"])("%s uses that one and may reach no other", (name) => {
    expect(environmentOf(name, restored)).toMatchObject({ TABLE_NAME: "docent-restored" });
    const tables = mayOf(name, restored).filter((grant) => /dynamodb:.*:table|DataTable/.test(grant));
    expect(tables.length).toBeGreaterThan(0);
    for (const grant of tables) expect(grant).toMatch(/:table\/docent-restored(\/index\/gsi1)?$/);
  });

  it("the stack's own stays as it was", () => {
    expect(only("AWS::DynamoDB::GlobalTable", restored)).toEqual(only("AWS::DynamoDB::GlobalTable"));
  });
});

it("with firewall=off a domain can do without one too", () => {
  expect(resources("AWS::WAFv2::WebACL", unguarded)).toEqual([]);
  expect(resources("AWS::OpenSearchService::Domain", unguarded)).toHaveLength(1);
});

describe("with visitorLimits", () => {
  it("the functions that visitors and owners reach are told, and without it none is", () => {
    for (const name of ["chat", "chatbots", "visitors"]) {
      expect(environmentOf(name, unguarded).VISITOR_LIMITS).toBe("session=10,day=20000");
      expect(environmentOf(name, embedded)).not.toHaveProperty("VISITOR_LIMITS");
    }
    expect(environmentOf("ingest", unguarded)).not.toHaveProperty("VISITOR_LIMITS");
  });
});

it("with signUp the function that admits new accounts is told whom", () => {
  expect(environmentOf("signUp", embedded)).toMatchObject({ SIGN_UP: "open" });
  expect(environmentOf("signUp", embedded)).not.toHaveProperty("SIGN_UP_FOR");
  expect(environmentOf("signUp", unguarded)).toMatchObject({
    SIGN_UP: "invite",
    SIGN_UP_FOR: "example.org,bob@partner.com",
  });
});

it("with operators the functions that ask who runs the installation are told, and no other", () => {
  for (const name of ["forum", "newsletter", "team"]) {
    expect(environmentOf(name, unguarded).OPERATORS).toBe("boss@example.org,bob@partner.com");
    expect(environmentOf(name, embedded)).not.toHaveProperty("OPERATORS");
    expect(mayOf(name, unguarded)).toContain("may cognito-idp:AdminGetUser");
  }
  expect(environmentOf("chat", unguarded)).not.toHaveProperty("OPERATORS");
});

it("with answersAtOnce concurrency is reserved for the functions that stream, and for no other", () => {
  const reserved = resources("AWS::Lambda::Function", unguarded).flatMap(({ id, Properties }) =>
    Properties.ReservedConcurrentExecutions === undefined
      ? []
      : [[id, Properties.ReservedConcurrentExecutions]],
  );
  expect(reserved.toSorted()).toEqual([
    [expect.stringMatching(/^FunctionschatFunction/), 40],
    [expect.stringMatching(/^FunctionspublicApiFunction/), 40],
  ]);
});

describe("the demo", () => {
  it("answers at the operator's cost unless it is switched off, and pages are told", () => {
    for (const name of ["demo", "forum"]) {
      expect(environmentOf(name, {})).toMatchObject({ DEMO: "on" });
      expect(environmentOf(name, undemonstrated)).toMatchObject({ DEMO: "off" });
    }
  });

  it("may write its own documents, and calls no model itself", () => {
    expect(mayOf("demo", {}).filter((grant) => /bedrock|secretsmanager|cognito|ses:/.test(grant))).toEqual(
      [],
    );
    expect(mayOf("demo", {})).toEqual(
      expect.arrayContaining(["may s3:PutObject", "on UploadsFiles.Arn/documents/*"]),
    );
  });
});
