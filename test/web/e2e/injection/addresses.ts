import { canary } from "./canary.ts";

const addresses = [
  "javascript:pwn()",
  "data:text/html,<script>opener.pwn()</script>",
  "data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==",
  "vbscript:pwn()",
  "blob:https://here.invalid/pwn()",
  "file:///etc/passwd",
  "view-source:javascript:pwn()",
  "filesystem:https://here.invalid/pwn()",
];

/** Disguises of the part before the colon that browsers are known to see through, or readers to trip over. */
const disguises: ((address: string) => string)[] = [
  (address) => address,
  (address) => address[0]?.toUpperCase() + address.slice(1),
  (address) => `\u0001${address}`,
  (address) => `\u00a0${address}`,
  (address) => address.replace(/^(...)/, "$1&Tab;"),
  (address) => address.replace(/^(...)/, "$1&#10;"),
  (address) => address.replace(":", "&colon;"),
  (address) => address.replace(":", "%3a"),
  (address) => address.replace(/^(..)/, "$1\u0000"),
  (address) => address.replace(/^(..)/, "$1\u00ad"),
  (address) => address.replace(":", "\uff1a"),
  (address) => `https:${address}`,
  (address) => `\\${address}`,
];

const hosts = [
  `//${canary}/p`,
  `\\\\${canary}/p`,
  `/\\${canary}/p`,
  `https:\\\\${canary}\\p`,
  `https://${canary}@x/`,
];

/** The ways of Markdown to name an address; a picture would be asked for by itself. */
const forms: ((address: string, at: number) => string)[] = [
  (address) => `[link](${address})`,
  (address) => `[link](<${address}> "onfocus=pwn()")`,
  (address) => `![picture](${address})`,
  (address) => `[![picture](${address})](${address})`,
  (address) => `<${address}>`,
  (address, at) => `[reference][r${at}]\n\n[r${at}]: ${address} 'title'`,
  (address) => `<a href="${address}">html</a>`,
  (address, at) => `note[^n${at}]\n\n[^n${at}]: [in the note](${address})`,
  (address) => `| a [cell](${address}) |\n|---|\n| ${address} |`,
  (address) => `\`\`\`html onload=pwn()\n<a href="${address}">\n\`\`\``,
  (address) => `**[strong](${address})** and *![x](${address})*`,
  (address) => `<!-- [hidden](${address}) --> [shown](${address})`,
];

/** Every address in every disguise and every form of Markdown. */
export const links: string[] = [
  ...addresses.flatMap((address) => disguises.map((disguise) => disguise(address))),
  ...hosts,
].flatMap((address, at) => forms.map((form) => form(address, at)));
