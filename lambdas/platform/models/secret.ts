/** The text of a secret in Secrets Manager. */
export const secretText = async (arn: string): Promise<string | undefined> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
  const { SecretString } = await new SecretsManagerClient().send(
    new GetSecretValueCommand({ SecretId: arn }),
  );
  return SecretString;
};
