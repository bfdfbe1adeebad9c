/** The subprotocol that the server selects. */
const socketProtocol = "docent";

/**
 * The subprotocols that a page offers: ours, and the access token of an owner or a visitor. Browsers let pages set no other header of a
 * WebSocket's handshake, and addresses are logged.
 */
export const socketProtocols = (token: string): string[] => [socketProtocol, token];

/** Whether a token claims to be an owner's: those are JSON Web Tokens, and a visitor's token has no dots. */
export const isOwnersToken = (token: string): boolean => token.includes(".");

/** The token in a handshake's `Sec-WebSocket-Protocol`; undefined if the header does not offer both. */
export const tokenOffered = (header = ""): string | undefined => {
  const [name, token, ...rest] = header.split(",").map((part) => part.trim());
  return name === socketProtocol && token && rest.length === 0 ? token : undefined;
};

/** The header of the reply to an accepted handshake. Browsers close a connection whose reply selects none. */
export const selectedProtocol = { "Sec-WebSocket-Protocol": socketProtocol };
