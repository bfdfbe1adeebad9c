import "../fonts.css";
import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { restyleAtBreakpoints } from "../lib/browser/restyle.ts";
import { applyTheme } from "../lib/browser/theme-choice.ts";
import { prefetchOnAim } from "../lib/code/prefetch.ts";
import { loadConfig } from "../lib/config.ts";
import { configureAuth } from "../lib/session/auth.ts";
import { system } from "../theme/theme.ts";
import { App } from "./app.tsx";
import { Misconfigured } from "./shell/misconfigured.tsx";

const start = async () => {
  applyTheme();
  restyleAtBreakpoints();
  try {
    configureAuth(await loadConfig());
    show(<App />);
    prefetchOnAim();
  } catch (error) {
    console.error(error);
    show(<Misconfigured reason={error instanceof Error ? error.message : String(error)} />);
  }
};

const show = (screen: ReactNode) =>
  createRoot(document.getElementById("root") ?? document.body).render(
    <StrictMode>
      <ChakraProvider value={system}>{screen}</ChakraProvider>
    </StrictMode>,
  );

void start();
