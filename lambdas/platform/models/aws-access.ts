import type { BedrockRuntimeClientConfig } from "@aws-sdk/client-bedrock-runtime";

/** How AWS itself is reached, where it is not as the environment says. */
export type AwsAccess = Pick<BedrockRuntimeClientConfig, "credentials" | "profile" | "region">;
