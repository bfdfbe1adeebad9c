import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { isOutdatedCode } from "../lib/api/unreachable.ts";
import { unsaved } from "../lib/browser/unsaved.ts";
import { type Chunk, chunkOf, useChunk } from "../lib/code/chunk.ts";
import { fetchCode } from "../lib/code/fetch-code.ts";
import { features } from "../lib/feature/features.ts";
import { paths } from "../lib/feature/paths.ts";
import { NotFound } from "../ui/state/not-found.tsx";
import { Waiting } from "../ui/state/waiting.tsx";
import { Guard } from "./shell/guard.tsx";
import { Shell } from "./shell/shell.tsx";

/** Loads the page again if its code belongs to a former release: the address is already that of the wanted screen. */
const fetchScreen = async <Screen,>(load: () => Promise<Screen>): Promise<Screen> => {
  try {
    return await fetchCode(load);
  } catch (error) {
    if (!isOutdatedCode(error) || unsaved.exists()) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
};

const Screen = ({ chunk }: { chunk: Chunk<ComponentType> }) => {
  const Code = useChunk(chunk);
  return Code ? <Code /> : <Waiting />;
};

/** Every screen, each in a chunk of its own; its code throws AppError `unavailable` if it cannot be fetched. */
const screens = features
  .flatMap((feature) => feature.screens)
  .map(({ path, isPublic, load }) => ({
    path,
    isPublic,
    chunk: chunkOf(() => fetchScreen(load)),
  }));

const routesOf = (isWanted: (screen: (typeof screens)[number]) => boolean) =>
  screens
    .filter(isWanted)
    .map(({ path, chunk }) => <Route key={path} path={path} element={<Screen key={path} chunk={chunk} />} />);

export const Pages = () => (
  <Routes>
    {routesOf(({ isPublic }) => isPublic === true)}
    <Route element={<Guard />}>
      <Route element={<Shell />}>
        {routesOf(({ isPublic }) => !isPublic)}
        <Route path={`${paths.app()}/*`} element={<Navigate to={paths.app()} replace />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFound />} />
  </Routes>
);
