/** An exception as Cognito names it; Amplify and the SDK read the name from the answer. */
export class CognitoError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** The one answer to a wrong password and to an e-mail that nobody has. */
export const wrongPassword = (): CognitoError =>
  new CognitoError("NotAuthorizedException", "Incorrect username or password.");
