import "#web/fonts.css";
import "./still.css";
import { afterEach, expect } from "vitest";
import { configureAuth } from "#web/lib/auth.ts";
import { loadConfig } from "#web/lib/config.ts";
import { applyTheme } from "#web/lib/theme-choice.ts";
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
