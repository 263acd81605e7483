import { isBelow } from '@/lib/core/segment';
import type { Method } from './endpoint';

/** Paths below which a write concerns the person and not the workspace. */
const PERSONAL_PATHS = ['/sign-in', '/account', '/workspaces', '/invites'] as const;

/** Writes that only stop or delete something, which a suspended workspace may still make. */
const ENDING = new Set([
  'DELETE /workspace',
  'DELETE /workspace/members/{user_id}',
  'DELETE /workspace/invites/{id}',
  'DELETE /keys/{id}',
  'POST /jobs/{id}/cancel',
]);

/** Whether an endpoint works while the caller's workspace is suspended. */
export function worksWhileSuspended({ method, path }: { method: Method; path: string }): boolean {
  return method === 'GET' || ENDING.has(`${method} ${path}`) || PERSONAL_PATHS.some((folder) => isBelow(path, folder));
}
