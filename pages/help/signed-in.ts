interface Claims {
  exp?: number;
  email?: string;
}

const stored = (part: string): string | null => {
  try {
    const client = Object.keys(localStorage).find((key) => key.endsWith(".LastAuthUser"));
    if (!client) return null;
    return localStorage.getItem(
      `${client.slice(0, -".LastAuthUser".length)}.${localStorage.getItem(client)}.${part}`,
    );
  } catch {
    // a browser without storage has nobody signed in
    return null;
  }
};

const claimsOf = (token: string): Claims => {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0))));
  } catch {
    return {};
  }
};

const isLive = (token: string | null): token is string =>
  token !== null && (claimsOf(token).exp ?? 0) * 1000 > Date.now() + 10_000;

/** The token of the app's sign-in in this browser, if it has not run out. */
export const accessToken = (): string | undefined => {
  const token = stored("accessToken");
  return isLive(token) ? token : undefined;
};

/** The name of the signed-in user: the part of the address before the at-sign. */
export const ownName = (): string | undefined => {
  const token = stored("idToken");
  return isLive(token) && accessToken() ? claimsOf(token).email?.split("@")[0] : undefined;
};
