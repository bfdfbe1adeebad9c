/** Twenty domains of this length fit into a response header. */
export const maxDomainLength = 100;
export const maxDomains = 20;

/**
 * A host name in lower case and in ASCII (RFC 3490), with `*.` for its subdomains, and with a port if only that one is
 * meant. A wildcard takes two labels at least: `*.com` would be nearly everybody.
 */
export const domainPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?|(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)(?::\d{1,5})?$/;
