import { equalSecrets } from '../crypto';
import { env } from '../env';

/** Whether a request carries `METRICS_TOKEN`; false where none is set. */
export function isOperator(request: Request): boolean {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const { metricsToken } = env();
  return metricsToken !== null && token !== undefined && equalSecrets(token, metricsToken);
}
