import { equalSecrets } from '../crypto';
import { env } from '../env';

/** Whether a request carries this secret as a bearer token; false where there is no secret. */
function bears(request: Request, secret: string | null): boolean {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return secret !== null && token !== undefined && equalSecrets(token, secret);
}

/** Whether a request carries `METRICS_TOKEN`; false where none is set. */
export const isOperator = (request: Request): boolean => bears(request, env().metricsToken);

/** Whether a request carries `CRON_SECRET`; false where none is set. */
export const isTimer = (request: Request): boolean => bears(request, env().cronSecret);
