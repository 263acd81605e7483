import { ApiError } from '@/lib/contract/errors';
import { failure } from './failure';
import { refuseOtherHosts } from './host';
import { secured } from './security-headers';

/**
 * Wraps a route that is neither logged nor counted (health, metrics, internal calls); it, too, refuses foreign hosts.
 */
export const unobserved =
  (answer: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    try {
      refuseOtherHosts(request);
    } catch (error) {
      if (error instanceof ApiError) return secured(failure(error, {}));
      throw error;
    }
    return secured(await answer(request));
  };
