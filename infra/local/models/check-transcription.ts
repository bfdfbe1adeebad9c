import { transcriptionFromEnvironment } from "#platform/models/transcription/settings.ts";

/**
 * Throws an Error with the name of a wrong variable. Amazon Transcribe reads recordings from a bucket of AWS, so on one
 * machine it works only with a stand-in of its own.
 */
export const checkTranscription = (environment: NodeJS.ProcessEnv): void => {
  const { provider } = transcriptionFromEnvironment(environment);
  if (provider === "amazon" && !environment.AWS_ENDPOINT_URL_TRANSCRIBE)
    throw new Error(
      "TRANSCRIPTION_PROVIDER=amazon needs a deployment on AWS: Amazon Transcribe can't read recordings of this machine. Set TRANSCRIPTION_BASE_URL to a server for transcription.",
    );
};
