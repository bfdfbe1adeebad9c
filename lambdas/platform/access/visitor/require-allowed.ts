import { AppError } from "#shared/errors.ts";
import { isAllowedOn } from "#shared/widgets/allowed-domains.ts";
import type { Caller } from "../origin/caller.ts";

/**
 * Throws `not_found` if the calling page may not embed the widget. The product's own pages always may: the embed page,
 * which its `frame-ancestors` guard, and the preview in the app.
 */
export const requireAllowed = (allowedDomains: string[], { page }: Caller): void => {
  if (page?.isOwn || isAllowedOn(allowedDomains, page?.origin)) return;
  throw new AppError("not_found", "This chat is not available on this site.");
};
