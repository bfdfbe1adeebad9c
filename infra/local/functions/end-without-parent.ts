import { workerData } from "node:worker_threads";

const intervalMilliseconds = 250;

// Runs as a worker thread: kills its process when the process that started it is gone.
setInterval(() => {
  if (process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
}, intervalMilliseconds);
