import { type Actor, cognito, password, signIn } from "../../users.ts";

/** A new user with exactly this address, which pictures show. */
export const signUp = async (email: string, name: string, url: string): Promise<Actor> => {
  const { userPoolClientId: ClientId } = await (await fetch(`${url}/config.json`)).json();
  const attributes = { email, name, "custom:company": "Fernhill Cycles" };
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
  await cognito(url, "SignUp", { ClientId, Username: email, Password: password, UserAttributes });
  return signIn(email, url);
};
