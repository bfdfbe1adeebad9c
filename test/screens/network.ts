import type { SiteConfig } from "#shared/site-config.ts";
import { answer } from "./server.ts";

const config: SiteConfig = {
  userPoolId: "screens_pool",
  userPoolClientId: "screens",
  userPoolEndpoint: "https://pool.example",
  socketUrl: "wss://socket.example",
};

/** The user pool, which ends every session that it is asked to end. */
export const pool = {
  holding: Promise.resolve(),

  /** It answers when the returned promise is resolved. */
  hold: (): PromiseWithResolvers<void> => {
    const held = Promise.withResolvers<void>();
    pool.holding = held.promise;
    return held;
  },
};

/** Requests of the app get the replies of the test, and its socket leads nowhere; the test runner keeps its own. */
export const connect = (): void => {
  const { fetch, WebSocket } = window;
  window.fetch = async (target, init) => {
    const request = new Request(target, init);
    if (new URL(request.url).pathname === "/config.json") return Response.json(config);
    if (request.url.startsWith(`${config.userPoolEndpoint}/`)) {
      await pool.holding;
      return Response.json({});
    }
    return (await Promise.race([answer(request), aborted(request.signal)])) ?? fetch(request);
  };
  window.WebSocket = new Proxy(WebSocket, {
    construct: (Socket, [url, protocols]: ConstructorParameters<typeof WebSocket>) =>
      String(url).startsWith(config.socketUrl) ? new SilentSocket() : new Socket(url, protocols),
  });
};

/** Rejects once the page does not want the reply any more. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** Connects never, so that pages read what the test replies. */
class SilentSocket extends EventTarget {
  readyState = WebSocket.CONNECTING;
  send(): void {}
  close(): void {}
}

const encoded = (part: object): string => btoa(JSON.stringify(part)).replaceAll("=", "");

const token = (claims: object): string =>
  [encoded({ alg: "none" }), encoded({ ...claims, exp: 4_000_000_000, iat: 1_700_000_000 }), "unsigned"].join(
    ".",
  );

/** The session of a signed-in user, as Amplify keeps it. */
export const sessionOf = ({ id, email }: { id: string; email: string }): Record<string, string> => {
  const client = `CognitoIdentityServiceProvider.${config.userPoolClientId}`;
  return {
    [`${client}.LastAuthUser`]: "tester",
    [`${client}.tester.accessToken`]: token({ sub: id, token_use: "access", origin_jti: "session" }),
    [`${client}.tester.idToken`]: token({ sub: id, email, token_use: "id" }),
    [`${client}.tester.refreshToken`]: "refresh",
    [`${client}.tester.clockDrift`]: "0",
  };
};
