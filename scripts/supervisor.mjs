/** How often the supervisor is checked for. */
const EVERY_MS = 1000;

/** Calls `end` when `scripts/start.sh`, which started this process, is gone: nobody else would stop the process. */
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
