import type { IdentitySecret } from "./shape.ts";

/** A widget as its owner sees it: its identity secret by its ending. */
export const shown = <Stored extends { identity_secret?: IdentitySecret | undefined }>({
  identity_secret,
  ...widget
}: Stored) => {
  if (!identity_secret) return widget;
  const { ending, created_at, former } = identity_secret;
  return {
    ...widget,
    identity_secret: { ending, created_at, ...(former && { former_until: former.until }) },
  };
};
