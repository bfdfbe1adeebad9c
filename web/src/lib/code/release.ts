import { useQuery } from "@tanstack/react-query";
import { paths } from "../feature/paths.ts";

/** The entry script of this tab. Its name carries a hash, which changes with any file of the app. */
const own = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;

/** True if the server has another release than the one this tab runs; false if it cannot be told. */
export const isOutdated = async (): Promise<boolean> => {
  const script = own();
  const page = await fetch(paths.app(), { cache: "no-store" }).catch(() => undefined);
  if (!script || !page?.ok) return false;
  const entry = /<script[^>]*\ssrc="([^"]*\/assets\/[^"]+)"/.exec(await page.text())?.[1];
  return entry !== undefined && new URL(entry, page.url).href !== script;
};

/** True once another release is found: looked for when the tab is shown again, and every ten minutes. */
export const useOutdated = (): boolean =>
  useQuery({
    queryKey: ["release"],
    queryFn: isOutdated,
    initialData: false,
    staleTime: 10_000,
    refetchInterval: 600_000,
    refetchOnWindowFocus: true,
  }).data;
