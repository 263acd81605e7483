/** How often the supervisor is checked, in milliseconds. */
const EVERY_MS = 1000;

/** Calls `end` when `scripts/start.sh`, which started this process, has died: nothing else would stop the process. */
export function endWithSupervisor(end, every = EVERY_MS) {
  const supervisor = Number(process.env.SUPERVISOR_PID);
  if (!supervisor || process.ppid !== supervisor) return;
  const look = setInterval(() => {
    if (process.ppid === supervisor) return;
    clearInterval(look);
    end();
  }, every);
  look.unref();
}
