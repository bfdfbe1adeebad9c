import { describe, expect, it } from "vitest";
import { acknowledgements } from "#infra/aws/acknowledgements.ts";
import { grants } from "./grants.ts";
import { type Resource, resources } from "./synthesised.ts";

const isCdksOwn = ({ id }: Resource): boolean => /^(CustomCDKBucketDeployment|AWSCDKTrigger)/.test(id);

/** Every wildcard that the stack grants, with the reason why nothing narrower does. */
const reasons: { granted: RegExp; because: string }[] = [
  {
    granted: /^Functions\w+ on arn:.*:bedrock:\*::foundation-model\/amazon\.nova-lite-v1:0$/,
    because: "An inference profile answers from whichever of its regions has room; the model is one.",
  },
  {
    granted: /^Functions\w+ on SearchDomain\w+\.Arn\/\*$/,
    because: "An index has many paths; the domain is one.",
  },
  {
    granted: /^Functions\w+ on UploadsFiles\w+\.Arn\/documents\/\*$/,
    because: "Every document has a key of its own.",
  },
  {
    granted: /^FunctionsaccountDeletion\w+ on UploadsFiles\w+\.Arn\/index\/\*$/,
    because: "The index of every chatbot has a folder of its own.",
  },
  {
    granted:
      /^Functions(accountDeletion|chatbots|demo|documents|ingest|knowledgeInterviews|knowledgeTemplates|mcp|outbox|search)\w+ on UploadsFiles\w+\.Arn\/read\/\*$/,
    because: "What is read of a document has a key of its own each time.",
  },
  {
    granted:
      /^Functions(accountDeletion|chatbots|visitors|widgets)\w+ on UploadsFiles\w+\.Arn\/\*\/widget-logos\/\*$/,
    because: "The logos of every account have a folder of their own.",
  },
  {
    granted:
      /^Functions(candidates|ingest|interviewAnswers|interviews|monitoring|outbox)\w+ on arn:.*:execute-api:.*SocketApi\w+\/live\/POST\/@connections\/\*$/,
    because: "Connections get their names when they are opened.",
  },
  {
    granted:
      /^Functions(accountDeletion|candidates|interviews|jobs|knowledgeInterviews|knowledgeTemplates|ingest|outbox|recordings)\w+ on UploadsFiles\w+\.Arn\/recordings\/\*$/,
    because: "Every recording has a key of its own.",
  },
  {
    granted: /^Functionsingest\w+ on (arn:.*:transcribe:.*:transcription-job\/docent-)?\*$/,
    because: "A job for transcription has the name of its recording, and is no resource before it begins.",
  },
  {
    granted: /^CustomCDKBucketDeployment\w+ (may|on) /,
    because: "CDK writes this policy; it works during deployments only.",
  },
];

describe("permissions", () => {
  it("hold no wildcard without a reason", () => {
    const wild = grants().filter((grant) => grant.includes("*"));
    expect(wild.filter((grant) => !reasons.some(({ granted }) => granted.test(grant)))).toEqual([]);
  });

  it("hold every wildcard that has a reason", () => {
    const wild = grants().filter((grant) => grant.includes("*"));
    expect(reasons.filter(({ granted }) => !wild.some((grant) => granted.test(grant)))).toEqual([]);
  });

  it("name the models that may be asked", () => {
    const models = grants().filter(
      (grant) => grant.includes("bedrock:") && grant.startsWith("FunctionschatRole"),
    );
    expect(models.filter((grant) => grant.includes(" on ")).map((grant) => grant.split("/").at(-1))).toEqual([
      "us.amazon.nova-lite-v1:0",
      "amazon.nova-lite-v1:0",
      "amazon.titan-embed-text-v2:0",
    ]);
  });

  it("come from no policy that AWS keeps for everybody", () => {
    const roles = resources("AWS::IAM::Role").filter((role) => !isCdksOwn(role));
    expect(roles.filter(({ Properties }) => "ManagedPolicyArns" in Properties)).toEqual([]);
  });

  it.each(acknowledgements)("$id at $at is acknowledged with a sentence", ({ reason }) => {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  });
});
