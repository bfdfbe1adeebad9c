/**
 * Ends this process by SIGTERM when the process that started it is gone, if npm is at work. `npm start` runs a shell in
 * between, and a SIGTERM to npm ends that shell only.
 */
export const endWithParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 1000).unref();
};
