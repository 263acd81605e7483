// `node scripts/healthy.mjs`: ends with 0 where the server of this machine can work, as a container's health check
// asks.

/** How long the server may take to answer. */
const PATIENCE_MS = 5000;

const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).catch(() => null);
process.exitCode = response?.ok ? 0 : 1;
