import "#web/fonts.css";
import "./still.css";
import { afterEach, expect } from "vitest";
import { applyTheme } from "#web/lib/browser/theme-choice.ts";
import { loadConfig } from "#web/lib/config.ts";
import { configureAuth } from "#web/lib/session/auth.ts";
import { rememberCopied } from "./clipboard.ts";
import { connect } from "./network.ts";
import { leave } from "./open.tsx";
import { server } from "./server.ts";

rememberCopied();
connect();
configureAuth(await loadConfig());
applyTheme();

afterEach(async () => {
  const faults = server.faults();
  server.reset();
  await leave();
  expect(faults, "requests and replies by the contract").toEqual([]);
});
