/** With and without "www." a host is the same site. */
export const isSameHost = (one: URL, other: URL): boolean => bare(one) === bare(other);

const bare = ({ host }: URL): string => host.replace(/^www\./, "");
