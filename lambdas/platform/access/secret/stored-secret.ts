/** The versions that Secrets Manager keeps of a secret: the latest, and the one before it. */
type Stage = "AWSCURRENT" | "AWSPREVIOUS";

/** A secret's text from Secrets Manager; undefined if it has no version at that stage. Throws for an empty one. */
export const readStoredSecret = async (
  arn: string,
  stage: Stage = "AWSCURRENT",
): Promise<string | undefined> => {
  const { SecretsManagerClient, GetSecretValueCommand, ResourceNotFoundException } = await import(
    "@aws-sdk/client-secrets-manager"
  );
  client ??= new SecretsManagerClient({});
  try {
    const command = new GetSecretValueCommand({ SecretId: arn, VersionStage: stage });
    const { SecretString } = await client.send(command);
    if (!SecretString) throw new Error(`The secret ${arn} is empty.`);
    return SecretString;
  } catch (error) {
    if (stage === "AWSPREVIOUS" && error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

let client: import("@aws-sdk/client-secrets-manager").SecretsManagerClient | undefined;
