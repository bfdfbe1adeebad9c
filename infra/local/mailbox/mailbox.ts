import type { IncomingMessage, ServerResponse } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { openPrivateDatabase } from "../data-folder/private-database.ts";
import { isFromThisMachine } from "../gateway/from-this-machine.ts";
import { Mail, type Message } from "./mail.ts";
import { renderPage, stylePolicy } from "./page.ts";

export interface Mailbox {
  deliver(message: Message): void;
  list(): Mail[];
  handle(req: IncomingMessage, res: ServerResponse): void;
  stop(): void;
}

const kept = 200;

const schema = `CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, "to" TEXT NOT NULL, subject TEXT NOT NULL,
  text TEXT NOT NULL, link TEXT, sentAt TEXT NOT NULL, html TEXT, unsubscribe TEXT)`;

/**
 * Where the mails of the one-machine run arrive: the newest 200, kept in `file`. `handle` answers a path that
 * ends in `.json` with the list, `/{id}.html` with the HTML of a mail and any other with a page, and only a reader on
 * this machine.
 */
export const openMailbox = ({ file }: { file: string }): Mailbox => {
  const database = openPrivateDatabase(file, schema);
  addColumns(database);
  const insert = database.prepare(
    `INSERT INTO mails ("to", subject, text, link, html, unsubscribe, sentAt) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const trim = database.prepare("DELETE FROM mails WHERE id <= ?");
  const newest = database.prepare("SELECT * FROM mails ORDER BY id DESC");
  const list = () => newest.all().map((row) => Mail.parse(row));

  return {
    deliver({ to, subject, text, link = null, html = null, unsubscribe = null }) {
      const sentAt = new Date().toISOString();
      const { lastInsertRowid } = insert.run(to, subject, text, link, html, unsubscribe, sentAt);
      trim.run(Number(lastInsertRowid) - kept);
    },
    list,
    handle: (req, res) => answer(req, res, list),
    stop: () => database.close(),
  };
};

/** Mails had no HTML in data folders of former versions. */
const addColumns = (database: DatabaseSync): void => {
  const columns = database.prepare("PRAGMA table_info(mails)").all();
  if (columns.some(({ name }) => name === "html")) return;
  database.exec("ALTER TABLE mails ADD COLUMN html TEXT; ALTER TABLE mails ADD COLUMN unsubscribe TEXT");
};

const answer = (req: IncomingMessage, res: ServerResponse, list: () => Mail[]): void => {
  const isReading = req.method === "GET" || req.method === "HEAD";
  if (!isReading || !isFromThisMachine(req)) {
    res.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    return;
  }
  const path = new URL(req.url ?? "/", "http://localhost").pathname;
  if (path.endsWith(".json"))
    return void res.writeHead(200, { ...guards, "content-type": json }).end(JSON.stringify(list()));
  const id = Number(/^\/(\d+)\.html$/.exec(path)?.[1]);
  const letter = list().find((mail) => mail.id === id)?.html;
  const policy = { "content-security-policy": letter ? letterPolicy : guards["content-security-policy"] };
  res.writeHead(200, { ...guards, ...policy, "content-type": page }).end(letter ?? renderPage(list()));
};

const json = "application/json; charset=utf-8";
const page = "text/html; charset=utf-8";

/** Styles of a mail are its own; nothing else of it runs or loads. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

const guards = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src ${stylePolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
