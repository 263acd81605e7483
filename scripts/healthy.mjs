// `node scripts/healthy.mjs`, for a container's health check: exits with 0 if the server on this machine can work.
const PATIENCE_MS = 5000;

const response = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`, {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).catch(() => null);
process.exitCode = response?.ok ? 0 : 1;
