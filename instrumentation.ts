/** Runs once in the process that serves, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./lib/server/start')).startOrExit();
}
