import { listOf, type Node, nodeOf, textOf } from "./document.ts";

/** The base address of an operation, by the nearest list of servers, without a slash at its end. */
export const serverOf = (document: Node, nearest: Node[]): { url: string; notes: string[] } => {
  const servers = [...nearest, document].map(({ servers }) => listOf(servers)).find((one) => one.length > 0);
  const server = nodeOf(servers?.[0]);
  const written = textOf(server.url) || ofVersion2(document);
  const url = Object.entries(nodeOf(server.variables)).reduce(
    (address, [name, variable]) => address.replaceAll(`{${name}}`, textOf(nodeOf(variable).default)),
    written,
  );
  if (/^https?:\/\/[^/{}]+/.test(url)) return { url: url.replace(/\/+$/, ""), notes: [] };
  const path = url.startsWith("/") ? url.replace(/\/+$/, "") : "";
  return { url: `https://api.example.com${path}`, notes: ["Enter the server's address"] };
};

const ofVersion2 = ({ host, basePath, schemes }: Node): string => {
  if (typeof host !== "string") return "";
  const scheme = listOf(schemes).includes("http") && !listOf(schemes).includes("https") ? "http" : "https";
  return `${scheme}://${host}${textOf(basePath)}`;
};
