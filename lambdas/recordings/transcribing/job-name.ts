import type { StoredRecording } from "../entities.ts";

/** The name of a job at a service: its end is told by this name alone. */
export const jobNameOf = ({ holder, id, requests }: StoredRecording): string =>
  `docent-${holder}.${id}.${requests}`;

/** Undefined for a name of something else. */
export const jobIn = (name: string): { holder: string; id: string; request: number } | undefined => {
  const [, holder, id, request] = /^docent-([^.]+)\.([^.]+)\.(\d+)$/.exec(name) ?? [];
  return holder && id && request ? { holder, id, request: Number(request) } : undefined;
};
