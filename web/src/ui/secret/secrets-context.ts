import { createContext, useState } from "react";

/** Releases of the secrets that are shown in a dialog or a part of a page, and were not copied yet. */
export const SecretsContext = createContext<Set<() => void>>(new Set());

export const useSecrets = (): Set<() => void> => useState(() => new Set<() => void>())[0];
