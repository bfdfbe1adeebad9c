import type { Stack } from "aws-cdk-lib";
import { Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import type { DeployedFunction } from "./deployed-function.ts";
import { jobPrefix, type TranscriptionChoice } from "./transcription.ts";

/** Calls the functions with `onTranscribed` when a job of Amazon Transcribe has ended. */
export const callOnTranscribed = (
  stack: Stack,
  { provider }: TranscriptionChoice,
  functions: DeployedFunction[],
): void => {
  if (provider !== "amazon") return;
  const scope = new Construct(stack, "OnTranscribed");
  for (const { name, lambda } of functions.filter(({ onTranscribed }) => onTranscribed))
    new Rule(scope, name, {
      eventPattern: {
        source: ["aws.transcribe"],
        detailType: ["Transcribe Job State Change"],
        detail: {
          TranscriptionJobStatus: ["COMPLETED", "FAILED"],
          TranscriptionJobName: [{ prefix: jobPrefix }],
        },
      },
      targets: [new LambdaTarget(lambda)],
    });
};
