import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Route } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import type { Caller } from "../origin/caller.ts";
import { admitUncounted, type UncountedKeyContext } from "./admit-key.ts";

/** Headers that repeat parts of a message for proxies. */
export interface McpHeaders {
  version?: string | undefined;
  method?: string | undefined;
  name?: string | undefined;
}

export interface McpContext extends UncountedKeyContext {
  headers: McpHeaders;
}

/**
 * Admits a client of the Model Context Protocol by API key. Throws AppError `forbidden` for a page of another origin, as
 * the protocol wants. The host name is checked in front of the functions: CloudFront answers its own names only, and so
 * does the gateway of the one-machine run.
 */
export const admitMcp = async (
  token: string | undefined,
  route: Pick<Route, "path" | "scope">,
  { caller, headers }: { caller: Caller; headers: APIGatewayProxyEventV2["headers"] },
): Promise<McpContext> => {
  if (caller.page?.origin !== undefined && !caller.page.isOwn)
    throw new AppError(
      "forbidden",
      "Web pages of other sites can't connect here. Connect from a program, such as a desktop client.",
    );
  return {
    ...(await admitUncounted(token, route, caller)),
    headers: {
      version: headers["mcp-protocol-version"],
      method: headers["mcp-method"],
      name: headers["mcp-name"],
    },
  };
};
