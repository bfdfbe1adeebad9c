/** Resolves when the browser has a network, or at once if it does not tell; rejects if the visitor stops waiting. */
export const online = (signal: AbortSignal): Promise<unknown> | undefined =>
  navigator.onLine === false
    ? new Promise((resolve, reject) => {
        addEventListener("online", resolve, { once: true, signal });
        signal.addEventListener("abort", reject);
      })
    : undefined;
