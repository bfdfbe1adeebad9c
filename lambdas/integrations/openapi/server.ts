import { listOf, type Node, nodeOf, textOf } from "./document.ts";

const maxAddressLength = 2000;
const maxVariables = 20;

/** The base address of an operation, by the nearest list of servers, without a slash at its end. */
export const serverOf = (document: Node, nearest: Node[]): { url: string; notes: string[] } => {
  const servers = [...nearest, document].map(({ servers }) => listOf(servers)).find((one) => one.length > 0);
  const server = nodeOf(servers?.[0]);
  const written = textOf(server.url) || ofVersion2(document);
  const variables = Object.entries(nodeOf(server.variables)).slice(0, maxVariables);
  const filled = variables.reduce(
    (address, [name, variable]) =>
      address.replaceAll(`{${name}}`, textOf(nodeOf(variable).default)).slice(0, maxAddressLength),
    written,
  );
  const url = withoutSlashes(filled);
  if (/^https?:\/\/[^/{}]+/.test(url)) return { url, notes: [] };
  const path = url.startsWith("/") ? url : "";
  return { url: `https://api.example.com${path}`, notes: ["Enter the server's address"] };
};

const withoutSlashes = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
};

const ofVersion2 = ({ host, basePath, schemes }: Node): string => {
  if (typeof host !== "string" || host.length > maxAddressLength) return "";
  const scheme = listOf(schemes).includes("http") && !listOf(schemes).includes("https") ? "http" : "https";
  return `${scheme}://${host}${textOf(basePath)}`;
};
