import type { Stack } from "aws-cdk-lib";
import { Rule } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import type { DeployedQueue } from "./queues.ts";
import { jobPrefix, type TranscriptionChoice } from "./transcription.ts";

/** Sends the event that a job of Amazon Transcribe has ended to the queue of those who read its result. */
export const announceTranscriptions = (
  stack: Stack,
  { provider }: TranscriptionChoice,
  { queue }: DeployedQueue,
): void => {
  if (provider !== "amazon") return;
  new Rule(stack, "Transcribed", {
    eventPattern: {
      source: ["aws.transcribe"],
      detailType: ["Transcribe Job State Change"],
      detail: {
        TranscriptionJobStatus: ["COMPLETED", "FAILED"],
        TranscriptionJobName: [{ prefix: jobPrefix }],
      },
    },
    targets: [new SqsQueue(queue)],
  });
};
