import { table } from "#platform/table/client.ts";

type Send = typeof table.send;

/** Imported before the product starts: prints on SIGUSR2 how often the table was called until then. */
let send: Send = table.send.bind(table);
let calls = 0;

Object.defineProperty(table, "send", {
  configurable: true,
  get: () => counted,
  // The one-machine run replaces it.
  set: (given: Send) => {
    send = given;
  },
});

const counted = (...given: Parameters<Send>) => {
  calls += 1;
  return send(...given);
};

process.on("SIGUSR2", () => console.log(`table calls: ${calls}`));
